import type { RestrictionReason } from '../restriction/policy-restriction.ts';
import { restriction as en } from './en/restriction.ts';
import { restriction as hi } from './hi/restriction.ts';
import type { Language } from './language.ts';

/** Why a customer cannot act on a policy, and who can. */
export function restrictionText(because: RestrictionReason, language: Language): string {
  return { en, hi }[language][because]();
}

/** Whether there are words for a reason that an answer names; a newer server may know more. */
export function isRestrictionReason(because: string): because is RestrictionReason {
  return because in en;
}
