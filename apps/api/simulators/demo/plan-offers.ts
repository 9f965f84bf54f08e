import type { Insertable } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import type { RecommendationTables } from '../../src/platform/database/tables/recommendations.ts';

type Offer = Insertable<RecommendationTables['plan_offer']>;
/** Age from and to, yearly premium and sum assured in rupees. */
type Price = readonly [from: number, to: number, premium: number, sumAssured: number];

const SINCE = '2026-04-01';
const offer = (terms: Omit<Offer, 'from_on' | 'to_on'>): Offer => ({ ...terms, from_on: SINCE, to_on: null });

const OFFERS: readonly (readonly [Offer, readonly Price[]])[] = [
  [
    offer({
      plan_code: 'MTP03',
      position: 1,
      goals: ['protect-family'],
      entry_from: 18,
      entry_to: 60,
      premium_years: 20,
      term_years: 20,
      income_share: 5,
      reduction: null,
    }),
    [
      [18, 35, 9_600, 1_00_00_000],
      [36, 45, 12_800, 1_00_00_000],
      [46, 60, 38_400, 1_00_00_000],
    ],
  ],
  [
    offer({
      plan_code: 'MSS01',
      position: 2,
      goals: ['savings'],
      entry_from: 18,
      entry_to: 55,
      premium_years: 12,
      term_years: 20,
      income_share: 10,
      reduction: 225,
      guaranteed_share: 100,
    }),
    [[18, 55, 50_000, 5_00_000]],
  ],
  [
    offer({
      plan_code: 'MCF06',
      position: 3,
      goals: ['child-education'],
      entry_from: 21,
      entry_to: 50,
      premium_years: 12,
      term_years: 18,
      income_share: 10,
      reduction: 240,
      guaranteed_share: 100,
    }),
    [[21, 50, 36_000, 5_00_000]],
  ],
  [
    offer({
      plan_code: 'MPP05',
      position: 4,
      goals: ['retirement'],
      entry_from: 30,
      entry_to: 60,
      premium_years: 10,
      term_years: 15,
      income_share: 15,
      reduction: 150,
      guaranteed_share: 101,
    }),
    [[30, 60, 60_000, 6_60_000]],
  ],
  [
    offer({
      plan_code: 'MWB02',
      position: 5,
      goals: ['growth', 'retirement'],
      entry_from: 18,
      entry_to: 60,
      premium_years: 10,
      term_years: 15,
      income_share: 10,
      reduction: 225,
    }),
    [[18, 60, 60_000, 6_00_000]],
  ],
];

/** Adds the plans currently on sale, where they are missing. */
export async function seedPlanOffers(db: Db): Promise<void> {
  await db
    .insertInto('plan_offer')
    .values(OFFERS.map(([terms]) => terms))
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('plan_offer_price')
    .values(
      OFFERS.flatMap(([{ plan_code, from_on }, prices]) =>
        prices.map(([age_from, age_to, premium, cover]) => ({
          plan_code,
          from_on,
          age_from,
          age_to,
          yearly_premium: premium * 100,
          sum_assured: cover * 100,
        })),
      ),
    )
    .onConflict((c) => c.doNothing())
    .execute();
}
