import type { UnclaimedReason } from '../unclaimed/can-claim-unclaimed.ts';
import { unclaimed as en } from './en/unclaimed.ts';
import { unclaimed as hi } from './hi/unclaimed.ts';
import type { Language } from './language.ts';

/** Why an unclaimed amount can be claimed online or not. */
export function unclaimedText(because: UnclaimedReason, language: Language): string {
  return { en, hi }[language][because]();
}

/** Whether this version has a text for the reason; a newer server may send others. */
export function isUnclaimedReason(because: string): because is UnclaimedReason {
  return because in en;
}
