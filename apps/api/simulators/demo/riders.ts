import type { Insertable } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import type { PolicyTables } from '../../src/platform/database/tables/policies.ts';
import { columnsOfPreviousRelease, productTexts } from './texts.ts';

type Rider = Omit<Insertable<PolicyTables['rider']>, `${'name' | 'meaning'}_${'en' | 'hi'}`>;

const rupees = (amount: number): number => amount * 100;
const LAKH = rupees(100_000);

const RIDERS: readonly Rider[] = [
  {
    code: 'CI',
    position: 1,
    uin: '199B002V01',
    kind: 'health',
    entry_from: 18,
    entry_to: 60,
    ends_at_age: 70,
    minimum: LAKH,
    maximum: 50 * LAKH,
    step: LAKH / 2,
    waiting_days: 90,
    needs_health: true,
  },
  {
    code: 'ADB',
    position: 2,
    uin: '199B001V01',
    kind: 'other',
    entry_from: 18,
    entry_to: 60,
    ends_at_age: 70,
    minimum: LAKH,
    maximum: 100 * LAKH,
    step: LAKH / 2,
    waiting_days: 0,
    needs_health: false,
  },
];

/** Yearly premium in rupees per thousand of sum assured, by age at entry: from, to, rate. */
const RATES: Readonly<Record<string, readonly (readonly [number, number, number])[]>> = {
  CI: [
    [18, 35, 3],
    [36, 45, 6],
    [46, 60, 14],
  ],
  ADB: [[18, 60, 1]],
};

const PLANS: Readonly<Record<string, readonly string[]>> = {
  MSS01: ['CI', 'ADB'],
  MTP03: ['CI', 'ADB'],
  MCF06: ['ADB'],
};

/** Adds the riders of the plans, with their rates. The plans must exist. */
export async function seedRiders(db: Db): Promise<void> {
  await db
    .insertInto('rider')
    .values(RIDERS.map((rider) => ({ ...rider, ...columnsOfPreviousRelease('rider', rider.code) })))
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('rider_text')
    .values(productTexts('rider').map(({ code, ...text }) => ({ rider_code: code, ...text })))
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('rider_rate')
    .values(
      Object.entries(RATES).flatMap(([rider_code, rows]) =>
        rows.map(([age_from, age_to, rate]) => ({ rider_code, age_from, age_to, per_thousand: rupees(rate) })),
      ),
    )
    .onConflict((c) => c.doNothing())
    .execute();
  await db
    .insertInto('plan_rider')
    .values(
      Object.entries(PLANS).flatMap(([plan_code, codes]) => codes.map((rider_code) => ({ plan_code, rider_code }))),
    )
    .onConflict((c) => c.doNothing())
    .execute();
}
