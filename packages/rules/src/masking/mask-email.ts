import { requireText } from '../require-text.ts';

/**
 * Masks an email address except the first and last 3 characters of its local part: `ravikumar@meru.example` is
 * `rav***mar@meru.example`. In a local part under 6 characters all but the last 3 are masked: `ravi` is `*avi`. So a
 * local part of exactly 6, or of at most 3, is not masked. Specification section 5.
 */
export function maskEmail(email: string): string {
  const at = requireText(email).lastIndexOf('@');
  const local = [...(at < 0 ? email : email.slice(0, at))];
  const shownFirst = local.length < 6 ? 0 : 3;
  const masked = local.map((character, place) => (place < shownFirst || place >= local.length - 3 ? character : '*'));
  return masked.join('') + (at < 0 ? '' : email.slice(at));
}
