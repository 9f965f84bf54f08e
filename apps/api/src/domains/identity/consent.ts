import { createHash } from 'node:crypto';
import type { components } from '@lifedesk/contract';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/connect.ts';
import { inEveryLanguage, m } from '../../platform/language.ts';
import { validationProblem } from '../../platform/problem.ts';
import { insertConsent } from './challenges.store.ts';

type Schemas = components['schemas'];
export type ConsentKind = 'ekyc' | 'life-certificate';

/** A changed text gets a new version. */
const CONSENTS = {
  ekyc: { version: 1, message: m.identity_consentEkyc, purposes: ['identity', 'address'] },
  'life-certificate': { version: 1, message: m.identity_consentLifeCertificate, purposes: ['life-certificate'] },
} as const;

/** What a person is asked to agree to, in each language. */
export function consentText({ config }: Pick<Deps, 'config'>, kind: ConsentKind): Schemas['ConsentText'] {
  const { version, message } = CONSENTS[kind];
  const { insurer } = config.brand;
  return { version, text: inEveryLanguage((_, { locale }) => message({ insurer: insurer[locale] }, { locale })) };
}

/** Records a consent before anything is done with it. Throws `validation` unless it is to the current text and its purposes. */
export async function recordConsent(
  deps: Pick<Deps, 'config' | 'clock'>,
  db: Db,
  { customerId }: Session,
  kind: ConsentKind,
  { version, language, purposes }: Schemas['IdentityConsent'],
  person: string | null = null,
): Promise<void> {
  const consent = CONSENTS[kind];
  const known: readonly string[] = consent.purposes;
  if (version !== consent.version) throw validationProblem('/consent/version', 'must be the current one');
  if (!purposes.every((purpose) => known.includes(purpose)))
    throw validationProblem('/consent/purposes', 'must be those of the text');
  const text = consentText(deps, kind).text[language] ?? '';
  await insertConsent(db, {
    customer_id: customerId,
    purposes,
    version,
    text_hash: createHash('sha256').update(text).digest('hex'),
    language,
    person,
    at: deps.clock.now(),
  });
}
