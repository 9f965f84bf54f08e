import { restriction } from '../paraglide/areas/restriction.js';
import type { RestrictionReason } from '../restriction/policy-restriction.ts';
import type { Language } from './language.ts';

/** Why a customer cannot act on a policy, and who can. */
export function restrictionText(because: RestrictionReason, language: Language): string {
  return restriction[because]({}, { locale: language });
}

/** Whether this version has a text for the reason; a newer server may send others. */
export function isRestrictionReason(because: string): because is RestrictionReason {
  return because in restriction;
}
