import type { Db } from '../../src/platform/database/connect.ts';

const rupees = (amount: number): number => amount * 100;

/** Typical factors by age, for 0, 5, 10 and 15 full years left. Each plan files its own. They rise with age. */
const FACTORS: readonly (readonly [ageFrom: number, ...factors: number[]])[] = [
  [0, 9_100, 7_240, 5_780, 4_620],
  [36, 9_150, 7_420, 6_010, 4_890],
  [41, 9_200, 7_560, 6_210, 5_120],
  [51, 9_350, 7_900, 6_680, 5_690],
  [61, 9_500, 8_320, 7_310, 6_480],
];
const YEARS_LEFT = [0, 5, 10, 15];

/** The plans whose bonus can buy paid-up additions, and the yearly bonus on those additions. */
const PLANS = [
  { plan_code: 'MSS01', least: rupees(5_000), bonus_rate: 450 },
  { plan_code: 'MPP05', least: rupees(10_000), bonus_rate: 400 },
  { plan_code: 'MCF06', least: rupees(5_000), bonus_rate: 425 },
];

/** Adds the prices of paid-up additions. The plans must exist. */
export async function seedPaidUpAdditions(db: Db): Promise<void> {
  await db
    .insertInto('plan_paid_up_addition')
    .values(PLANS)
    .onConflict((c) => c.doNothing())
    .execute();
  const rows = PLANS.flatMap(({ plan_code }) =>
    FACTORS.flatMap(([age_from, ...factors]) =>
      factors.map((factor, at) => ({ plan_code, age_from, years_left_from: YEARS_LEFT[at] ?? 0, factor })),
    ),
  );
  await db
    .insertInto('plan_paid_up_factor')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute();
}
