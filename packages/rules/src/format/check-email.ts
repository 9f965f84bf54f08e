import { type FormatCheck, invalid, valid } from './format-check.ts';
import { tidy } from './tidy.ts';

/** What is wrong with an email address. */
export type EmailReason =
  | 'empty'
  | 'at-sign-expected'
  | 'local-part-expected'
  | 'domain-expected'
  | 'character-not-allowed'
  | 'too-long';

const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * Checks an email address as Indian mail servers accept it: ASCII, no quotes, a domain with a dot; at most 64
 * characters before the @ and 254 in total. A copied `Ravi Kumar <ravi@meru.example>` or `mailto:` gives the address. The
 * value is in lower case, so that each mailbox has one value.
 */
export function checkEmail(text: string): FormatCheck<string, EmailReason> {
  const email = tidy(text)
    .toLowerCase()
    .replace(/^[^<>@]*<([^<>\s]+)>$/, '$1')
    .replace(/^mailto:/, '');
  if (!email) return invalid('empty');
  const at = email.lastIndexOf('@');
  if (at < 0) return invalid('at-sign-expected');
  const local = email.slice(0, at);
  const domain = email.slice(at + 1);
  if (!local) return invalid('local-part-expected');
  if (local.length > 64 || email.length > 254) return invalid('too-long');
  if (!LOCAL.test(local) || /[^a-z0-9.-]/.test(domain)) return invalid('character-not-allowed');
  return DOMAIN.test(domain) ? valid(email) : invalid('domain-expected');
}
