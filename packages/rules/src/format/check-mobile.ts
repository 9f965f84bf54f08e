import { type FormatCheck, invalid, valid } from './format-check.ts';
import { tidyFigures } from './tidy.ts';

/** A valid mobile number in its two forms. */
export interface Mobile {
  /** `+919876543210`: the one form for comparing, storing and sending. */
  readonly e164: string;
  readonly isIndian: boolean;
  /** Without the country code for an Indian number (`9876543210`), otherwise the same as `e164`. */
  readonly national: string;
}

/** What is wrong with a mobile number. */
export type MobileReason = 'empty' | 'digit-expected' | 'too-short' | 'too-long' | 'wrong-start';

/**
 * Checks a mobile number. Indian: 10 digits from 6 to 9, bare or after +91, 0091, 91, a trunk 0, or both. Abroad: E.164
 * with its plus or 00, 8 to 15 digits; the country's numbering plan is not checked. Spaces, hyphens, dots and brackets
 * are ignored, and so is `tel:` of a copied link.
 */
export function checkMobile(text: string): FormatCheck<Mobile, MobileReason> {
  const typed = tidyFigures(text)
    .replace(/^tel:/i, '')
    .replace(/[().]/g, '')
    .replace(/^00(?=[1-9])/, '+');
  const digits = typed.replace(/^\+/, '');
  if (!digits) return invalid('empty');
  if (/\D/.test(digits)) return invalid('digit-expected');
  return typed.startsWith('+') && !digits.startsWith('91') ? checkAbroad(digits) : checkIndian(typed, digits);
}

function checkIndian(typed: string, digits: string): FormatCheck<Mobile, MobileReason> {
  const national = typed.startsWith('+')
    ? digits.slice(2).replace(/^0(?=\d{10}$)/, '')
    : digits.replace(/^(?:91(?=\d{10}$)|0(?=\d{10}$))/, '');
  if (national.length < 10) return invalid('too-short');
  if (national.length > 10) return invalid('too-long');
  if (!/^[6-9]/.test(national)) return invalid('wrong-start');
  return valid({ e164: `+91${national}`, isIndian: true, national });
}

function checkAbroad(digits: string): FormatCheck<Mobile, MobileReason> {
  if (digits.startsWith('0')) return invalid('wrong-start');
  if (digits.length < 8) return invalid('too-short');
  if (digits.length > 15) return invalid('too-long');
  return valid({ e164: `+${digits}`, isIndian: false, national: `+${digits}` });
}
