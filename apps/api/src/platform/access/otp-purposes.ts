import { readDomainFiles } from '../contract/domain-files.ts';

/** One text in the languages of the portal. */
export interface Wording {
  readonly en: string;
  readonly hi: string;
}

const LOGINS: Readonly<Record<string, Wording>> = {
  login: { en: 'Sign in', hi: 'साइन इन' },
  'track application': { en: 'Track an application', hi: 'आवेदन की स्थिति देखना' },
};

const files = await readDomainFiles<Record<string, { name: Wording }>>('request-types.ts');
const REQUESTS: Readonly<Record<string, { name: Wording }>> = Object.assign({}, ...files.values());

/** What a code is for, as its message says: from the challenge's work type alone, never from the words of the caller. */
export function otpPurpose(workType: string): Wording {
  const purpose = LOGINS[workType] ?? REQUESTS[workType]?.name;
  if (!purpose) throw new Error(`no table says what a code for ${workType} is for`);
  return purpose;
}
