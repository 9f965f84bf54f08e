import { readDomainFiles } from '../contract/domain-files.ts';

/** A text in each language of the portal. */
export interface PurposeText {
  readonly en: string;
  readonly hi: string;
}

const LOGINS: Readonly<Record<string, PurposeText>> = {
  login: { en: 'Sign in', hi: 'साइन इन' },
  'track application': { en: 'Track an application', hi: 'आवेदन की स्थिति देखना' },
};

const files = await readDomainFiles<Record<string, { name: PurposeText }>>('request-types.ts');
const REQUESTS: Readonly<Record<string, { name: PurposeText }>> = Object.assign({}, ...files.values());

/** The purpose of a code in its message, derived only from the challenge's work type and never from the caller's text. */
export function otpPurpose(workType: string): PurposeText {
  const purpose = LOGINS[workType] ?? REQUESTS[workType]?.name;
  if (!purpose) throw new Error(`no purpose is defined for a code of the work type ${workType}`);
  return purpose;
}
