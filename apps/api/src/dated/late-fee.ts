import { type CalendarDate, calendarDaysBetween, type Paise } from '@lifedesk/rules';
import { type DatedValue, entryOn } from './dated-table.ts';

/** Bank rate of the Reserve Bank of India, in hundredths of a per cent a year. */
const BANK_RATE: readonly DatedValue<number>[] = [
  { from: '2020-05-22', value: 425, source: 'RBI, Monetary Policy Statement of 22 May 2020' },
  { from: '2022-05-04', value: 465, source: 'RBI, Monetary Policy Statement of 4 May 2022' },
  { from: '2022-06-08', value: 515, source: 'RBI, Monetary Policy Statement of 8 June 2022' },
  { from: '2022-08-05', value: 565, source: 'RBI, Monetary Policy Statement of 5 August 2022' },
  { from: '2022-09-30', value: 615, source: 'RBI, Monetary Policy Statement of 30 September 2022' },
  { from: '2022-12-07', value: 650, source: 'RBI, Monetary Policy Statement of 7 December 2022' },
  { from: '2023-02-08', value: 675, source: 'RBI, Monetary Policy Statement of 8 February 2023' },
  { from: '2025-02-07', value: 650, source: 'RBI, Monetary Policy Statement of 7 February 2025' },
  { from: '2025-04-09', value: 625, source: 'RBI, Monetary Policy Statement of 9 April 2025' },
  { from: '2025-06-06', value: 575, source: 'RBI, Monetary Policy Statement of 6 June 2025' },
  { from: '2025-12-05', value: 550, source: 'RBI, Monetary Policy Statement of 5 December 2025' },
];

const MARGIN = { upTo180Days: 100, beyond: 300 } as const;

/** Yearly rate of the late fee in hundredths of a per cent, by how many days the premium is late on the day it is paid. */
export function lateFeeRate(daysLate: number, paidOn: CalendarDate): number {
  if (daysLate <= 60) return 0;
  const bankRate = entryOn(BANK_RATE, paidOn)?.value ?? BANK_RATE[0]?.value ?? 0;
  return bankRate + (daysLate <= 180 ? MARGIN.upTo180Days : MARGIN.beyond);
}

const SCALE = 10n ** 12n;

/**
 * Late fee on one overdue premium paid on a date: nil to 60 days, then the bank rate and 1 %, over 180 days the bank rate
 * and 3 %, compounded yearly; the days of a year that has not ended count in proportion (365 a year). The rate is the one
 * of the day of payment. Rounded to the nearest paisa.
 */
export function lateFee(premium: Paise, dueDate: CalendarDate, paidOn: CalendarDate): Paise {
  const days = Math.max(0, calendarDaysBetween(dueDate, paidOn));
  const rate = BigInt(lateFeeRate(days, paidOn));
  let grown = BigInt(premium) * SCALE;
  for (let year = 0; year < Math.floor(days / 365); year += 1) grown += (grown * rate) / 10_000n;
  grown += (grown * rate * BigInt(days % 365)) / 3_650_000n;
  return Number((grown - BigInt(premium) * SCALE + SCALE / 2n) / SCALE);
}
