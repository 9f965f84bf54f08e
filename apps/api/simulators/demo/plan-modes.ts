import type { Insertable } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import type { PolicyTables } from '../../src/platform/database/tables/policies.ts';

type Mode = Insertable<PolicyTables['plan_mode']>;

const rupees = (amount: number): number => amount * 100;

/** Typical factors, which charge more for paying more often. Each plan files its own. */
const LOADED: readonly Omit<Mode, 'plan_code' | 'minimum'>[] = [
  { premium_mode: 'yearly', factor_numerator: 1, factor_denominator: 1, needs_mandate: false },
  { premium_mode: 'half-yearly', factor_numerator: 51, factor_denominator: 100, needs_mandate: false },
  { premium_mode: 'quarterly', factor_numerator: 26, factor_denominator: 100, needs_mandate: false },
  { premium_mode: 'monthly', factor_numerator: 875, factor_denominator: 10_000, needs_mandate: true },
];
/** Unit-linked plans have no such loading. */
const PLAIN: typeof LOADED = [
  { premium_mode: 'yearly', factor_numerator: 1, factor_denominator: 1, needs_mandate: false },
  { premium_mode: 'half-yearly', factor_numerator: 1, factor_denominator: 2, needs_mandate: false },
  { premium_mode: 'quarterly', factor_numerator: 1, factor_denominator: 4, needs_mandate: false },
  { premium_mode: 'monthly', factor_numerator: 1, factor_denominator: 12, needs_mandate: true },
];

/** Each plan's factors and its minimum premium by mode, in rupees: yearly, half-yearly, quarterly, monthly. */
const PLANS: Readonly<Record<string, { modes: typeof LOADED; least: readonly number[] }>> = {
  MSS01: { modes: LOADED, least: [12_000, 6_000, 3_000, 1_000] },
  MWB02: { modes: PLAIN, least: [50_000, 25_000, 15_000, 5_000] },
  MTP03: { modes: LOADED, least: [5_000, 3_000, 4_000, 1_000] },
  MPP05: { modes: LOADED, least: [24_000, 12_000, 6_000, 2_000] },
  MCF06: { modes: LOADED, least: [24_000, 12_000, 6_000, 2_000] },
  MHC07: { modes: LOADED, least: [5_000, 3_000, 2_000, 1_000] },
};

/** Adds the premium frequencies that each plan allows. The plans must exist. */
export async function seedPlanModes(db: Db): Promise<void> {
  const rows = Object.entries(PLANS).flatMap(([plan_code, { modes, least }]) =>
    modes.map((mode, at) => ({ ...mode, plan_code, minimum: rupees(least[at] ?? 0) })),
  );
  await db
    .insertInto('plan_mode')
    .values(rows)
    .onConflict((c) => c.doNothing())
    .execute();
}
