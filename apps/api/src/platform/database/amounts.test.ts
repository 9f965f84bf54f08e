import {
  addCalendarDays,
  type CalendarDate,
  fundValue,
  indiaInstant,
  isFirstPolicyYear,
  navDateOf,
  proportion,
  unitsFor,
} from '@lifedesk/rules';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import {
  fundValue as fundValueIn,
  isFirstPolicyYear as isFirstPolicyYearIn,
  navDateOf as navDateIn,
  proportion as proportionIn,
  unitsFor as unitsIn,
} from './amounts.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase(new Date('2026-11-21T04:30:00Z'), false);
});
afterAll(() => database.close());

const CASES = 5_000;
/** Each case is a row of strings; one statement evaluates all of them. */
async function inDatabase(
  result: RawBuilder<unknown>,
  cases: readonly (readonly (number | string)[])[],
): Promise<string[]> {
  const rows = JSON.stringify(cases.map(([a, b, c]) => ({ a: String(a), b: String(b), c: String(c ?? 0) })));
  const { rows: answers } = await sql<{ value: string }>`
    select (${result})::text as value
    from rows from (jsonb_to_recordset(${rows}::jsonb) as (a text, b text, c text)) with ordinality as r(a, b, c, place)
    order by place`.execute(database.db);
  return answers.map(({ value }) => value);
}

const bigint = (name: string) => sql`${sql.ref(name)}::bigint`;
const date = (name: string) => sql`${sql.ref(name)}::date`;
const numeric = (name: string) => sql`${sql.ref(name)}::numeric`;
const fourDecimals = (most: number, least = 0) =>
  fc.integer({ min: least, max: most }).map((tenThousandths) => (tenThousandths / 10_000).toFixed(4));
const paise = fc.integer({ min: 0, max: 100_00_00_000_00 });

describe('the database calculates the same as the rules', () => {
  it('a proportion', async () => {
    const cases = fc.sample(fc.tuple(paise, fc.nat(10_000), fc.integer({ min: 1, max: 10_000 })), CASES);
    expect(await inDatabase(proportionIn(bigint('a'), bigint('b'), bigint('c')), cases)).toEqual(
      cases.map(([amount, numerator, denominator]) => String(proportion(amount, numerator, denominator))),
    );
  });

  it('the value of units', async () => {
    const cases = fc.sample(fc.tuple(fourDecimals(1_000_000_000), fourDecimals(10_000_000)), CASES);
    expect(await inDatabase(fundValueIn(numeric('a'), numeric('b')), cases)).toEqual(
      cases.map(([units, nav]) => String(fundValue(units, nav))),
    );
  });

  it('whether a date is in the first policy year, also of a leap day', async () => {
    const dates = fc.tuple(fc.integer({ min: 0, max: 12_000 }), fc.integer({ min: 360, max: 370 }));
    const cases = [
      ...fc.sample(dates, CASES).map(([days, later]) => {
        const issued = addCalendarDays('2000-01-01', days);
        return [issued, addCalendarDays(issued, later)] as const;
      }),
      ['2024-02-29', '2025-02-27'] as const,
      ['2024-02-29', '2025-02-28'] as const,
      ['2024-02-29', '2025-03-01'] as const,
    ];
    expect(await inDatabase(isFirstPolicyYearIn(date('a'), date('b')), cases)).toEqual(
      cases.map(([issued, day]) => String(isFirstPolicyYear(issued, day))),
    );
  });

  it('the day of a price, also after holidays', async () => {
    const days = Array.from({ length: 800 }, (_, later) => addCalendarDays('2026-01-01', later));
    // two in the middle of a week, and a Friday with the Monday after it
    const holidays: CalendarDate[] = ['2026-11-24', '2026-11-25', '2026-11-27', '2026-11-30'];
    const rows = holidays.map((on_date) => ({ on_date, name: 'closed' }));
    await database.db.deleteFrom('market_holiday').execute();
    await database.db.insertInto('market_holiday').values(rows).execute();
    const cases = days.map((day) => [day] as const);
    expect(await inDatabase(navDateIn(date('a')), cases)).toEqual(
      days.map((day) => navDateOf(indiaInstant(day, '00:00'), holidays)),
    );
  });

  it('the units that an amount buys, also if the last decimal is almost exactly half', async () => {
    const cases = [
      ...fc.sample(fc.tuple(paise, fourDecimals(10_000_000, 1)), CASES),
      // 24,999.99999999975 and 25,000.00000000025 of a further ten-thousandth
      ...[1, 3, 7, 99_999].map((amount) => [amount, '999.9999'] as [number, string]),
      [5, '0.1000'] as [number, string],
    ];
    expect(await inDatabase(unitsIn(bigint('a'), numeric('b')), cases)).toEqual(
      cases.map(([amount, nav]) => unitsFor(amount, nav)),
    );
  });
});
