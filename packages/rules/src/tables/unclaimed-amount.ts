import type { CalendarDate } from '../dates/calendar-date.ts';
import type { DatedTable } from './value-on.ts';

const AMOUNTS = 'IRDAI Master Circular on Unclaimed Amounts of Policyholders, 17 November 2020';
const INCOME = 'Declared by the insurer for its fund of unclaimed amounts; reviewed every April';

/** Months after its due date from which an amount that was not received counts as unclaimed. */
export const UNCLAIMED_AFTER_MONTHS: DatedTable<number> = [
  { from: '1950-01-01', to: null, value: 12, source: AMOUNTS },
];

/** What the fund of unclaimed amounts earned, in basis points a year. Add a row for a new year. */
export const UNCLAIMED_FUND_INCOME: DatedTable<number> = [
  { from: '1950-04-01', to: '2015-03-31', value: 780, source: INCOME },
  { from: '2015-04-01', to: '2020-03-31', value: 690, source: INCOME },
  { from: '2020-04-01', to: '2023-03-31', value: 560, source: INCOME },
  { from: '2023-04-01', to: null, value: 690, source: INCOME },
];

/** What the insurer keeps of that income for its costs, in basis points a year: 0.20 % at most. */
export const UNCLAIMED_FUND_COST: DatedTable<number> = [{ from: '1950-04-01', to: null, value: 20, source: AMOUNTS }];

/** The time limits of the Senior Citizens' Welfare Fund, in years. */
export interface WelfareFundYears {
  /** More than this many years after the due date, on 30 September. */
  readonly after: number;
  readonly claimable: number;
  /** The first 30 September of the fund. */
  readonly firstMove: CalendarDate;
}

/** When an unclaimed amount moves to the Senior Citizens' Welfare Fund, and how long it can be claimed after that. */
export const WELFARE_FUND_YEARS: DatedTable<WelfareFundYears> = [
  {
    from: '1950-01-01',
    to: null,
    value: { after: 10, claimable: 25, firstMove: '2017-09-30' },
    source: "Finance Act 2015, sections 122 to 129; Senior Citizens' Welfare Fund Rules 2016",
  },
];
