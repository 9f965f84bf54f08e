import { requireText } from '../require-text.ts';

/**
 * Masks an Aadhaar number to its last four digits, the only way to show it: `**** **** 9012`. Also accepts just the
 * last four digits, which is all that may be stored. Anything shorter or longer is masked entirely.
 */
export function maskAadhaar(aadhaar: string): string {
  const digits = requireText(aadhaar).replace(/\D/g, '');
  const lastFour = digits.length === 12 || digits.length === 4 ? digits.slice(-4) : '****';
  return `**** **** ${lastFour}`;
}
