import { appendFile, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addCalendarDays, addCalendarMonths, type CalendarDate } from '@lifedesk/rules';
import { FEMALE_NAMES, LAST_NAMES } from './names.ts';

/** The fields of a line by column. */
export type Row = Record<string, string | number>;

const BATCH = 10_000;
const FIRST_CLIENT_ID = 2_000_000_000;
const FIRST_NOMINEE_ID = 3_000_000_000;
const FIRST_POLICY_NO = 200_000_000;
const FIRST_MOBILE = 7_000_000_000;

/** Writes the CSV files of a book of any size into a folder, as a core system would export them. The same number makes the same files. */
export async function writeBookFiles(folder: string, policies: number, today: CalendarDate): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (let from = 1; from <= policies; from += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, policies - from + 1) }, (_, at) => from + at);
    for (const [name, rows] of Object.entries(bookRows(numbers, today)))
      await (from === 1 ? writeFile : appendFile)(join(folder, `${name}.csv`), csvOf(rows, from === 1));
  }
}

/** CSV with every field in quotes. */
export function csvOf(rows: readonly Row[], hasHeader = true): string {
  const line = (fields: readonly (string | number)[]) =>
    `${fields.map((field) => `"${String(field).replaceAll('"', '""')}"`).join(',')}\n`;
  const [first] = rows;
  return `${hasHeader && first ? line(Object.keys(first)) : ''}${rows.map((row) => line(Object.values(row))).join('')}`;
}

/**
 * The rows of these policies by file. Two policies in turn have one owner, the first of them is unit-linked, and every
 * eighth has lapsed.
 */
export function bookRows(numbers: readonly number[], today: CalendarDate) {
  return {
    customers: numbers.filter((n) => n % 2 === 1).map(customerOf),
    policies: numbers.map((n) => policyOf(n, today)),
    dues: numbers.map((n) => dueOf(n, today)),
    nominees: numbers.map((n) => ({
      policy_no: FIRST_POLICY_NO + n,
      client_id: FIRST_NOMINEE_ID + n,
      name: nameOf(n + 7),
      relationship: 'Daughter',
      share: 100,
      birth_date: '1990-04-05',
    })),
    holdings: numbers
      .filter((n) => n % 2 === 1)
      .map((n) => ({ policy_no: FIRST_POLICY_NO + n, fund_code: 'GRO', units: `${100 + (n % 900)}.2500` })),
    requests: numbers
      .filter((n) => n % 100 === 1)
      .map((n) => ({
        ticket: `SR${String(FIRST_POLICY_NO + n).padStart(10, '0')}`,
        client_id: FIRST_CLIENT_ID + n,
        type: 'raise-complaint',
        policy_nos: FIRST_POLICY_NO + n,
        state: 'in-progress',
        made_on: addCalendarDays(today, -3),
        promised_on: addCalendarDays(today, 11),
      })),
  };
}

const pick = (list: readonly string[], n: number): string => list[n % list.length] ?? '';
const nameOf = (n: number): string => `Ms ${pick(FEMALE_NAMES, n)} ${pick(LAST_NAMES, n * 13)}`;
const ownerOf = (n: number): number => n - ((n + 1) % 2);

function customerOf(n: number): Row {
  return {
    client_id: FIRST_CLIENT_ID + n,
    kind: 'person',
    name: nameOf(n),
    gender: 'F',
    birth_date: '1984-02-29',
    mobile: FIRST_MOBILE + n,
    email: `owner.${n}@book.example`,
    pan: `ABCPK${String(1 + (n % 9999)).padStart(4, '0')}F`,
    pan_validated: 'yes',
    address_line1: `Flat ${n}, Sagar Darshan`,
    address_city: 'Mumbai',
    address_state: 'Maharashtra',
    address_pin_code: '400028',
  };
}

const isLapsed = (n: number): boolean => n % 8 === 0;
const dueDateOf = (n: number, today: CalendarDate): CalendarDate =>
  addCalendarDays(today, isLapsed(n) ? -200 - (n % 100) : n % 300);
const premiumOf = (n: number): string => `${10_000 + (n % 400) * 100}.00`;

function policyOf(n: number, today: CalendarDate): Row {
  const issued = addCalendarMonths(dueDateOf(n, today), -12 * 6);
  return {
    policy_no: FIRST_POLICY_NO + n,
    client_id: FIRST_CLIENT_ID + ownerOf(n),
    plan_code: n % 2 === 1 ? 'MWB02' : 'MSS01',
    holder_name: nameOf(ownerOf(n)),
    status_code: isLapsed(n) ? '4' : '1',
    policy_term: 20,
    premium_term: 15,
    premium_mode: 'yearly',
    modal_premium: premiumOf(n),
    sum_assured: '500000.00',
    issue_date: issued,
    maturity_date: addCalendarMonths(issued, 12 * 20),
    vested_bonus: '0.00',
    account_holder: nameOf(ownerOf(n)),
    account_no: 30_211_000_000 + n,
    account_type: 'savings',
    ifsc: 'SBIN0000300',
    account_verified: 'yes',
  };
}

function dueOf(n: number, today: CalendarDate): Row {
  const due = dueDateOf(n, today);
  return {
    policy_no: FIRST_POLICY_NO + n,
    due_date: due,
    amount: premiumOf(n),
    revival_date: isLapsed(n) ? addCalendarMonths(due, 12 * 5) : '',
  };
}
