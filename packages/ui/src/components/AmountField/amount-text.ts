import { digitsOf } from '../OtpInput/digits-of.ts';

/** Why a text is not a valid amount, as a word that the caller turns into a sentence. */
export const amountProblems = ['empty', 'unclear', 'too-many-decimals', 'below-least', 'above-most'] as const;
export type AmountProblem = (typeof amountProblems)[number];

/** The result of reading a text: the paise, if any, and the problem, if any. */
export interface AmountReading {
  /** Whole paise; null if the text contains no amount. An amount outside the limits is still returned. */
  paise: number | null;
  problem: AmountProblem | null;
}

/** Limits in paise, inclusive. */
export interface AmountLimits {
  least?: number | undefined;
  most?: number | undefined;
}

interface EditedText {
  text: string;
  /** Position of the caret in `text`. */
  caret: number;
}

const latin = (text: string) => text.replace(/\p{Nd}/gu, (digit) => digitsOf(digit, 1));
const plain = (text: string) => text.replaceAll(',', '');
const groupDigits = (whole: string) => whole.replace(/\d(?=(?:\d\d)+\d$)/g, '$&,');

/** Other ways to write amounts: with ₹, Rs, INR or रु before, /- after, or spaces in between. */
const withoutCurrency = (text: string) =>
  latin(text)
    .replace(/[\s\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/^(?:[₹₨]|rs\.?|inr|रुपये|रु\.?)/i, '')
    .replace(/\/-$/, '');

/** Commas in the Indian or Western places, or none: `1,50` may mean 1.50, so it is rejected. */
const isGrouped = (text: string) =>
  !text.includes(',') || /^(?:\d{1,2}(?:,\d\d)*|\d{1,3}(?:,\d{3})*),\d{3}(?:\.\d*)?$/.test(text);

const AMOUNT = /^(\d*)(?:\.(\d*))?$/;

/** Formats paise for the field: `15000050` is `1,50,000.50`, whole rupees have no point. Null is the empty text. */
export function writeAmount(paise: number | null | undefined): string {
  if (paise === null || paise === undefined) return '';
  if (!Number.isSafeInteger(paise) || paise < 0)
    throw new RangeError('An amount is a whole number of paise, not negative');
  const units = String(paise).padStart(3, '0');
  const fraction = units.slice(-2);
  return groupDigits(units.slice(0, -2)) + (fraction === '00' ? '' : `.${fraction}`);
}

/** Reads a text as whole paise, without floating point. */
export function readAmount(text: string, { least, most }: AmountLimits = {}): AmountReading {
  const bare = withoutCurrency(text);
  if (bare === '') return { paise: null, problem: 'empty' };
  const [, whole, fraction = ''] = AMOUNT.exec(plain(bare)) ?? [];
  if (whole === undefined || whole + fraction === '' || !isGrouped(bare)) return { paise: null, problem: 'unclear' };
  if (fraction.length > 2) return { paise: null, problem: 'too-many-decimals' };
  const paise = Number(whole + fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(paise)) return { paise: null, problem: 'above-most' };
  if (least !== undefined && paise < least) return { paise, problem: 'below-least' };
  if (most !== undefined && paise > most) return { paise, problem: 'above-most' };
  return { paise, problem: null };
}

/** The text after the field loses focus: two decimals or none. Text without an amount stays as it is. */
export function settleAmount(text: string): string {
  const { paise } = readAmount(text);
  return paise === null ? text : writeAmount(paise);
}

/** Regroups the digits and keeps the caret after the same digit. */
function regroup(text: string, caret: number): EditedText {
  const [whole = '', ...rest] = plain(text).split('.');
  const bare = whole.replace(/^0+(?=\d)/, '');
  const result = groupDigits(bare) + (rest.length > 0 ? `.${rest.join('')}` : '');
  let left = Math.max(0, plain(text.slice(0, caret)).length - (whole.length - bare.length));
  let at = 0;
  while (left > 0 && at < result.length) if (result[at++] !== ',') left--;
  return { text: result, caret: at };
}

/**
 * The field's next text after an edit from `before` to `after` with the caret at `caret`. A key that would not give an
 * amount does nothing; a longer piece (pasted, dropped, dictated) that is not a clear amount stays, so that the person
 * can see and correct it. `forward` means the Delete key: Backspace or Delete at a comma removes the digit before or
 * after it.
 */
export function editAmount(before: string, after: string, caret: number, forward = false): EditedText {
  const typed = latin(after);
  const isUnclear = (text: string) => text !== '.' && readAmount(text).problem === 'unclear';
  if (isUnclear(before)) return isUnclear(typed) ? { text: typed, caret } : regroup(withoutCurrency(typed), caret);
  // the text after the caret is unchanged; `piece` replaced the old text from `start` to `end`
  const end = Math.max(0, before.length - (typed.length - caret));
  let start = 0;
  while (start < Math.min(caret, end) && before[start] === typed[start]) start++;
  const piece = typed.slice(start, caret);

  if (piece === '' && before.slice(start, end) === ',') {
    const at = forward ? start : start - 1;
    const bare = forward ? before.slice(0, at) + before.slice(at + 2) : before.slice(0, at) + before.slice(start);
    return regroup(bare, at);
  }
  const clean = withoutCurrency(piece);
  const next = plain(before.slice(0, start)) + plain(clean) + plain(before.slice(end));
  const fits = /^\d*(?:\.\d{0,2})?$/.test(next) && isGrouped(clean);
  if (fits) return regroup(before.slice(0, start) + plain(clean) + before.slice(end), start + plain(clean).length);
  return piece.length === 1 ? { text: before, caret: end } : { text: typed, caret };
}
