import type { RestrictionReason } from '../restriction/policy-restriction.ts';
import { restriction as en } from './en/restriction.ts';
import { restriction as hi } from './hi/restriction.ts';
import type { Language } from './language.ts';

/** Why a customer cannot act on a policy, and who can. */
export function restrictionText(because: RestrictionReason, language: Language): string {
  return { en, hi }[language][because]();
}

/** Whether this version has a text for the reason; a newer server may send others. */
export function isRestrictionReason(because: string): because is RestrictionReason {
  return because in en;
}
