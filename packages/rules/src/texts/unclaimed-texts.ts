import { unclaimed } from '../paraglide/areas/unclaimed.js';
import type { UnclaimedReason } from '../unclaimed/can-claim-unclaimed.ts';
import type { Language } from './language.ts';

/** Why an unclaimed amount can be claimed online or not. */
export function unclaimedText(because: UnclaimedReason, language: Language): string {
  return unclaimed[because]({}, { locale: language });
}

/** Whether this version has a text for the reason; a newer server may send others. */
export function isUnclaimedReason(because: string): because is UnclaimedReason {
  return because in unclaimed;
}
