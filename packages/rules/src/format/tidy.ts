/**
 * Digits of the scripts that people type in: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu,
 * Kannada and Malayalam.
 */
const INDIAN_DIGITS = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g;

/** Zero-width and direction marks: invisible, but often part of pasted text. */
const INVISIBLE = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;

/** Cleans up typed text: Indian digits become 0-9, invisible marks and white space at the ends go. */
export function tidy(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(INDIAN_DIGITS, (digit) => String((digit.charCodeAt(0) & 0x7f) - 0x66)) // each script's zero is at 0x66 of its block
    .trim();
}

/** Tidied, and without the spaces and hyphens that people group digits with. */
export function tidyFigures(text: string): string {
  return tidy(text).replace(/[\s\u2010-\u2013-]/g, '');
}
