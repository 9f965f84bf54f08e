import type { AdditionsReason } from '../paid-up-additions/can-cash-additions.ts';
import { additions as en } from './en/paid-up-additions.ts';
import { additions as hi } from './hi/paid-up-additions.ts';
import type { Language } from './language.ts';

/** Why the paid-up additions of a policy can be turned into cash or not. */
export function additionsText(because: AdditionsReason, language: Language): string {
  return { en, hi }[language][because]();
}

/** Whether there are words for a reason that an answer names; a newer server may know more. */
export function isAdditionsReason(because: string): because is AdditionsReason {
  return because in en;
}
