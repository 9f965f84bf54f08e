import type { Db } from '../../src/platform/database/connect.ts';

/** Typical allocations by age of the insured person. Each plan files its own. */
const BY_AGE: Readonly<Record<number, Readonly<Record<string, number>>>> = {
  0: { GRO: 70, BAL: 30 },
  36: { GRO: 50, BAL: 30, SEC: 20 },
  46: { GRO: 30, BAL: 30, SEC: 40 },
  56: { BAL: 30, SEC: 50, LIQ: 20 },
};

/** Adds the fund strategies of unit-linked plans. The plans and funds must exist. */
export async function seedStrategyTerms(db: Db): Promise<void> {
  const plan_code = 'MWB02';
  await db
    .insertInto('plan_strategy_terms')
    .values([
      { plan_code, kind: 'stp', notice_days: 5, bars_switches: false, basis: null },
      { plan_code, kind: 'dfa', notice_days: 5, bars_switches: true, basis: 'age' },
    ])
    .onConflict((c) => c.doNothing())
    .execute();
  const shares = Object.entries(BY_AGE).flatMap(([years, split]) =>
    Object.entries(split).map(([fund_code, share]) => ({ plan_code, from_years: Number(years), fund_code, share })),
  );
  await db
    .insertInto('plan_allocation')
    .values(shares)
    .onConflict((c) => c.doNothing())
    .execute();
}
