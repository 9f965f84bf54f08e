import {
  type CalendarDate,
  type FormatCheck,
  type FormatReason,
  parseIsoDate,
  parseRupees,
  tenThousandths,
} from '@lifedesk/rules';

/** A value as the database stores it: amounts in paise, dates and units as text. */
export type Value = string | number | boolean | null | readonly string[];
export type Values = Readonly<Record<string, Value>>;

/** The value of a field, or what to write instead. The sentence never repeats the field. */
export type Reading = { readonly value: Value } | { readonly problem: string };

/** What a field is compared with: the codes in the database, and the day. */
export interface Context {
  readonly plan: ReadonlySet<string>;
  readonly policy_status: ReadonlySet<string>;
  readonly fund: ReadonlySet<string>;
  readonly today: CalendarDate;
}

type Read = (text: string, context: Context) => Reading;

export interface Column {
  readonly name: string;
  /** What an empty field means; undefined if the column is required and its fields are never empty. */
  readonly whenEmpty?: Value;
  readonly read: Read;
}

/** No character that a text cannot have, such as a tab or a line break. */
const CONTROL = /\p{Cc}/u;

/** Reads a field without the spaces around it. */
export function readField({ whenEmpty, read }: Column, field: string, context: Context): Reading {
  const text = field.trim();
  if (CONTROL.test(text)) return { problem: 'Remove tabs, line breaks and other control characters.' };
  if (text !== '') return read(text, context);
  return whenEmpty === undefined ? { problem: 'Fill it in: this column is never empty.' } : { value: whenEmpty };
}

export const requiredColumn = (name: string, read: Read): Column => ({ name, read });
export const optionalColumn = (name: string, read: Read, whenEmpty: Value = null): Column => ({
  name,
  read,
  whenEmpty,
});

export const text =
  (most: number): Read =>
  (given) =>
    given.length <= most ? { value: given } : { problem: `Write at most ${most} characters.` };

export const oneOf =
  (allowed: readonly string[]): Read =>
  (given) =>
    allowed.includes(given) ? { value: given } : { problem: `Write one of: ${allowed.join(', ')}.` };

export const flag: Read = (given) =>
  given === 'yes' || given === 'no' ? { value: given === 'yes' } : { problem: 'Write yes or no.' };

export const date: Read = (given) => {
  const value = parseIsoDate(given);
  return value ? { value } : { problem: 'Write the date as year-month-day, for example 2026-03-05 for 5 March 2026.' };
};

/** A date that is not in the future. */
export const pastDate: Read = (given, context) => {
  const reading = date(given, context);
  return 'value' in reading && String(reading.value) > context.today ? { problem: 'It is in the future.' } : reading;
};

const AMOUNT = /^\d+\.\d\d$/;

/** Rupees with two decimals, which cannot be mistaken for paise. */
export const amount: Read = (given) => {
  const paise = AMOUNT.test(given) ? parseRupees(given) : null;
  return paise?.valid
    ? { value: paise.value }
    : { problem: 'Write rupees with exactly two decimals and without commas, for example 24500.00.' };
};

const UNITS = /^\d{1,14}\.\d{4}$/;

export const units: Read = (given) =>
  UNITS.test(given) && tenThousandths(given) > 0n
    ? { value: given }
    : { problem: 'Write units above zero with exactly four decimals, for example 312.5000.' };

export const wholeNumber =
  (least: number, most: number): Read =>
  (given) => {
    const value = /^\d{1,4}$/.test(given) ? Number(given) : Number.NaN;
    return value >= least && value <= most ? { value } : { problem: `Write a whole number from ${least} to ${most}.` };
  };

/** A format that a rule checks, with the rule's sentence for each reason. */
export const format =
  <Result, Reason extends FormatReason>(
    check: (text: string) => FormatCheck<Result, Reason>,
    sentence: (because: Reason, language: 'en') => string,
    toValue: (result: Result) => string,
  ): Read =>
  (given) => {
    const result = check(given);
    return result.valid ? { value: toValue(result.value) } : { problem: sentence(result.because, 'en') };
  };

export const storedCode =
  (table: 'plan' | 'policy_status' | 'fund', sentence: string): Read =>
  (given, context) =>
    context[table].has(given) ? { value: given } : { problem: sentence };
