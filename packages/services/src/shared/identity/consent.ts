import type { Locale } from '@lifedesk/journey';
import type { Schemas } from '@lifedesk/sdk';
import * as m from '../../texts.ts';

/** The language in which the person agreed; empty before. */
export type AgreedIn = Locale | '';

interface WithConsent {
  readonly [field: string]: unknown;
  readonly agreedIn: AgreedIn;
}

/** The step that asks for a consent, as facts. The box is never ticked beforehand: its field is transient. */
export const consentStep = {
  id: 'consent',
  name: m.digitalLivingCertificate_consentStep,
  fields: ['agreedIn'],
  problems: ({ agreedIn }: WithConsent) => ({
    agreedIn: agreedIn === '' ? m.digitalLivingCertificate_consentMissing : undefined,
  }),
} as const;

/** The consent in the form that is sent. */
export const consentOf = (
  agreedIn: AgreedIn,
  { version }: Schemas['ConsentText'],
  purposes: Schemas['IdentityConsent']['purposes'],
): Schemas['IdentityConsent'] => ({ version, language: agreedIn === '' ? 'en' : agreedIn, purposes });
