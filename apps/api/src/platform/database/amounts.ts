import type { CalendarDate } from '@lifedesk/rules';
import { type RawBuilder, sql } from 'kysely';

// SQL versions of the rules with these names, for statements that change or add up many rows at once. The test compares
// each with its rule.

type Value = RawBuilder<unknown>;

/** `amount` times `numerator / denominator`, all bigint; half a paisa rounds up. */
export const proportion = (amount: Value, numerator: Value, denominator: Value): RawBuilder<number> =>
  sql<number>`((2 * ${amount} * ${numerator} + ${denominator}) / (2 * ${denominator}))`;

/** The value of units at a price in rupees, in paise as a numeric; half a paisa rounds up. */
export const fundValue = (units: Value, nav: Value): RawBuilder<number> => sql<number>`round(${units} * ${nav} * 100)`;

/**
 * The units, with four decimals, that an amount in paise buys at a price in rupees; half of the last decimal rounds up.
 */
export const unitsFor = (amount: Value, nav: Value): RawBuilder<string> =>
  sql<string>`(div(200 * ${amount}::numeric + ${nav}, 2 * ${nav}) * 0.0001)`;

/** Whether a date lies before the first anniversary of the issue. */
export const isFirstPolicyYear = (issueDate: Value, date: Value): RawBuilder<boolean> =>
  sql<boolean>`(${date} < ${issueDate} + interval '12 months')`;

/** The day whose closing price applies to money received at the start of a date: the date itself, or the next business day. */
export const navDateOf = (date: Value): RawBuilder<CalendarDate> => sql<CalendarDate>`(
  select day::date from generate_series(${date}::timestamp, ${date}::timestamp + interval '30 days', interval '1 day') day
  where extract(isodow from day) < 6 and not exists (select from market_holiday h where h.on_date = day::date)
  order by day limit 1)`;
