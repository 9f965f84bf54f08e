import { requireText } from '../require-text.ts';

/** Zero-width and direction marks: invisible, but often part of pasted text. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** A decimal digit of any script as 0-9. Unicode has the ten digits of a script in sequence, from zero to nine. */
function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String((code - zero) % 10); // the digits of two scripts may be neighbours
}

/** Cleans up typed text: digits of every script become 0-9, invisible marks and white space at the ends go. */
export function tidy(text: string): string {
  return requireText(text)
    .replace(INVISIBLE, '')
    .replace(/\p{Nd}/gu, latinDigit)
    .trim();
}

/** Tidied, and without the spaces and hyphens that people group digits with. */
export function tidyFigures(text: string): string {
  return tidy(text).replace(/[\s\u2010-\u2013-]/g, '');
}
