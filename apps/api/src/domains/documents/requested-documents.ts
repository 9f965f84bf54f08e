import { todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { type Language, m } from '../../platform/language.ts';
import { problem } from '../../platform/problem.ts';
import { policyPack } from './pdf/policy-pack.ts';
import { availableDocuments, contentOf } from './policy-documents.ts';
import type { DocumentFile } from './receipts.ts';
import { policyFacts } from './signed/facts.ts';
import { signDocument } from './signed/sign.ts';
import { findPaidLines, findPolicy, type PolicyRecord } from './store.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'config' | 'ids' | 'secrets' | 'origin'>;

export interface RequestedDocument extends DocumentFile {
  title: string;
  language: Language;
  policy: PolicyRecord;
}

/** A policy of the session's customer, with the names of its riders in a language. Throws `not-found` for any other. */
export async function ownPolicy(
  { db }: Pick<Deps, 'db'>,
  session: Session,
  policyNo: string,
  language: Language,
): Promise<PolicyRecord> {
  const policy = await findPolicy(db, session.customerId, policyNo, language);
  if (!policy) throw problem('not-found');
  return policy;
}

/** The pack of a policy. Throws `not-found` for another customer's policy. */
export async function requestedPack(
  deps: Needs,
  session: Session,
  { policyNo, language = 'en' }: { policyNo: string; language?: Language | undefined },
): Promise<RequestedDocument> {
  const policy = await ownPolicy(deps, session, policyNo, language);
  const today = todayInIndia(deps.clock.now());
  const content = contentOf(policy, today);
  const paid = await findPaidLines(deps.db, policyNo);
  return {
    title: m.document_policyPack({}, { locale: language }),
    language,
    fileName: `policy-pack-${policyNo}.pdf`,
    content: await policyPack(
      { brand: deps.config.brand, language },
      content,
      paid,
      signDocument(deps, policyFacts('pack', content, today)),
    ),
    policy,
  };
}

/**
 * One document of a policy. Throws `not-found` for another customer's policy and for a document that the policy does
 * not have.
 */
export async function requestedDocument(
  deps: Needs,
  session: Session,
  { policyNo, documentId, language = 'en' }: { policyNo: string; documentId: string; language?: Language | undefined },
): Promise<RequestedDocument> {
  const policy = await ownPolicy(deps, session, policyNo, language);
  const documents = await availableDocuments(deps, session.customerId, policy, language);
  const document = documents.find(({ listed }) => listed.documentId === documentId);
  if (!document) throw problem('not-found');
  const { listed, fileName, make } = document;
  return { title: listed.title, language, fileName, content: await make(), policy };
}
