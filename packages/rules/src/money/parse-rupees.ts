import { type FormatCheck, invalid, valid } from '../format/format-check.ts';
import { tidy } from '../format/tidy.ts';
import type { Paise } from './paise.ts';

/** What is wrong with an amount in rupees. */
export type RupeesReason = 'empty' | 'digit-expected' | 'comma-misplaced' | 'too-many-decimals' | 'amount-too-large';

/**
 * Reads rupees as typed, in paise, without floating point: `1,23,456.5` is 12345650. Commas may group the Indian or the
 * Western way, or be left out. Anywhere else they are rejected instead of dropped, since a person who types `1,50` may
 * mean 1.50. ₹, Rs, INR, rupees or रु before or after, `/-` and "only" at the end and spaces are ignored. No sign: a
 * payment is never negative.
 */
export function parseRupees(text: string): FormatCheck<Paise, RupeesReason> {
  const typed = tidy(text)
    .replace(/\s/g, '')
    .replace(/^(?:[₹₨]|rs\.?|inr|रुपये|रुपए|रु\.?)/i, '')
    .replace(/(?:only|मात्र)$/i, '')
    .replace(/\/-$/, '')
    .replace(/(?:[₹₨]|rs\.?|inr|rupees?|रुपये|रुपए|रु\.?)$/i, '');
  if (!typed) return invalid('empty');
  const [, whole, fraction = ''] = /^([\d,]*)(?:\.(\d*))?$/.exec(typed) ?? [];
  if (whole === undefined || !/\d/.test(typed)) return invalid('digit-expected');
  if (whole.includes(',') && !/^(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}$/.test(whole))
    return invalid('comma-misplaced');
  if (fraction.length > 2) return invalid('too-many-decimals');
  const paise = Number(whole.replaceAll(',', '') + fraction.padEnd(2, '0'));
  return Number.isSafeInteger(paise) ? valid(paise) : invalid('amount-too-large');
}
