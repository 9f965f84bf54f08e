/**
 * The result of a format check: the value in the one form that is stored and sent (no spaces, capital letters, Indian
 * digits as 0-9), or the reason why the text is wrong, as a word to choose a message by. It never repeats the text.
 */
export type FormatCheck<Value, Reason extends FormatReason> =
  | { readonly valid: true; readonly value: Value }
  | { readonly valid: false; readonly because: Reason };

/** Every reason that a format check of this package can return. */
export const FORMAT_REASONS = [
  'empty',
  'too-short',
  'too-long',
  'digit-expected',
  'letter-expected',
  'letter-or-digit-expected',
  'zero-expected',
  'wrong-start',
  'wrong-holder-type',
  'wrong-serial',
  'wrong-check-digit',
  'character-not-allowed',
  'at-sign-expected',
  'local-part-expected',
  'domain-expected',
  'comma-misplaced',
  'too-many-decimals',
  'amount-too-large',
  'prefix-expected',
  'no-known-kind',
] as const;

export type FormatReason = (typeof FORMAT_REASONS)[number];

export const valid = <Value>(value: Value) => ({ valid: true, value }) as const;

export const invalid = <Reason extends FormatReason>(because: Reason) => ({ valid: false, because }) as const;
