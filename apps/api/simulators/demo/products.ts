import { addCalendarDays, type CalendarDate, indiaInstant, todayInIndia } from '@lifedesk/rules';
import { type Insertable, sql } from 'kysely';
import type { Brand } from '../../src/brand.ts';
import type { Db } from '../../src/platform/database/connect.ts';
import type { PlanTable } from '../../src/platform/database/tables/policies.ts';
import { seedBonusOptions } from './bonus-options.ts';
import { seedPaidUpAdditions } from './paid-up-additions.ts';
import { seedPlanModes } from './plan-modes.ts';
import { seedPlanOffers } from './plan-offers.ts';
import { seedRedirectionTerms } from './premium-allocations.ts';
import { seedRiders } from './riders.ts';
import { seedStrategyTerms } from './strategy-terms.ts';
import { seedSwitchTerms, seedWithdrawalTerms } from './switch-terms.ts';

const PLANS: readonly Insertable<PlanTable>[] = [
  {
    code: 'MSS01',
    name: 'Meru Secure Savings',
    line: 'savings',
    uin: '199N001V03',
    non_forfeiture: 'reduced-paid-up',
    loan_rate: 950,
    non_forfeiture_options: ['reduced-paid-up', 'premium-loan', 'extended-term'],
  },
  {
    code: 'MWB02',
    name: 'Meru Wealth Builder',
    line: 'unit-linked',
    uin: '199L002V02',
    non_forfeiture: 'none',
    loan_rate: null,
  },
  {
    code: 'MTP03',
    name: 'Meru Term Protect',
    line: 'term',
    uin: '199N003V04',
    non_forfeiture: 'none',
    loan_rate: null,
  },
  {
    code: 'MIA04',
    name: 'Meru Income Annuity',
    line: 'annuity',
    uin: '199N004V01',
    non_forfeiture: 'none',
    loan_rate: null,
  },
  {
    code: 'MPP05',
    name: 'Meru Pension Plus',
    line: 'pension',
    uin: '199N005V02',
    non_forfeiture: 'reduced-paid-up',
    loan_rate: 950,
    loan_rests: true,
    non_forfeiture_options: ['reduced-paid-up', 'premium-loan'],
  },
  {
    code: 'MCF06',
    name: 'Meru Child Future',
    line: 'child',
    uin: '199N006V02',
    non_forfeiture: 'reduced-paid-up',
    loan_rate: 950,
    loan_rests: true,
    non_forfeiture_options: ['reduced-paid-up', 'premium-loan'],
    non_forfeiture_otp: false,
  },
  {
    code: 'MHC07',
    name: 'Meru Health Cover',
    line: 'health',
    uin: '199N007V01',
    non_forfeiture: 'none',
    loan_rate: null,
  },
  {
    code: 'MGT08',
    name: 'Meru Group Term Life',
    line: 'group',
    uin: '199N008V02',
    non_forfeiture: 'none',
    loan_rate: null,
  },
];

/** `base` is the NAV in rupees on 1 January 2020, `growth` its yearly gain, `swing` how far it moves around that. */
export const FUNDS = [
  {
    code: 'GRO',
    sfin: 'ULIF00101/01/10MRUGROWTH199',
    name: 'Growth Fund',
    risk: 'high',
    base: 31.2,
    growth: 0.112,
    swing: 0.06,
    phase: 0.4,
  },
  {
    code: 'BAL',
    sfin: 'ULIF00201/01/10MRUBALANCE199',
    name: 'Balanced Fund',
    risk: 'medium',
    base: 27.8,
    growth: 0.086,
    swing: 0.035,
    phase: 1.9,
  },
  {
    code: 'SEC',
    sfin: 'ULIF00301/01/10MRUSECURE199',
    name: 'Secure Fund',
    risk: 'low',
    base: 22.4,
    growth: 0.064,
    swing: 0.012,
    phase: 3.1,
  },
  {
    code: 'MID',
    sfin: 'ULIF00401/07/15MRUMIDCAP199',
    name: 'Mid Cap Opportunities Fund',
    risk: 'high',
    base: 18.6,
    growth: 0.138,
    swing: 0.09,
    phase: 4.4,
  },
  {
    code: 'LIQ',
    sfin: 'ULIF00501/07/15MRULIQUID199',
    name: 'Liquid Fund',
    risk: 'low',
    base: 16.1,
    growth: 0.052,
    swing: 0.001,
    phase: 5.6,
  },
] as const;

export type FundCode = (typeof FUNDS)[number]['code'];

/**
 * Names the plans after the brand's insurer, for example "Meru Secure Savings" for Meru Life. Only the sandbox does
 * this, because its demo people serve every brand.
 */
export async function namePlans(db: Db, { insurer }: Pick<Brand, 'insurer'>): Promise<void> {
  const [own = ''] = insurer.en.split(' ');
  const rows = PLANS.map(({ code, name }) => ({ code, name: name.replace(/^\S+/, own) }));
  await sql`
    update plan set name = named.name from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as named(code text, name text)
    where plan.code = named.code and plan.name <> named.name`.execute(db);
}

/** Adds missing plans and funds, and unit prices up to yesterday. */
export async function seedProducts(db: Db, today: CalendarDate): Promise<void> {
  await db
    .insertInto('plan')
    .values([...PLANS])
    .onConflict((c) => c.doNothing())
    .execute();
  await seedBonusOptions(db);
  await seedPaidUpAdditions(db);
  await seedPlanModes(db);
  await seedRiders(db);
  await seedPlanOffers(db);
  await seedSwitchTerms(db);
  await seedRedirectionTerms(db);
  await seedWithdrawalTerms(db);
  await db
    .insertInto('fund')
    .values(FUNDS.map(({ code, sfin, name, risk }) => ({ code, sfin, name, risk })))
    .onConflict((c) => c.doNothing())
    .execute();
  await seedStrategyTerms(db);
  await publishNavs(db, addCalendarDays(today, -1));
}

/** The prices of a day are published that evening, at this time in India. */
const PUBLISHED_AT = '21:00';

/** The last day whose prices are published. */
function lastPublishedDay(now: Date): CalendarDate {
  const today = todayInIndia(now);
  return now < indiaInstant(today, PUBLISHED_AT) ? addCalendarDays(today, -1) : today;
}

/** Publishes the prices of all days that have ended. */
export const publishNavsUntil = (db: Db, now: Date): Promise<void> => publishNavs(db, lastPublishedDay(now));

/** Removes the prices of days that have not ended, published while a sandbox's clock was ahead. */
export async function deleteNavsAhead(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('fund_nav').where('on_date', '>', lastPublishedDay(now)).execute();
}

/**
 * Adds missing NAVs for every business day of the last `years` years. The NAV of a day does not depend on when it is
 * generated.
 */
async function publishNavs(db: Db, until: CalendarDate, years = 8): Promise<void> {
  const walks = JSON.stringify(
    FUNDS.map(({ code, base, growth, swing, phase }) => ({ code, base, growth, swing, phase })),
  );
  await sql`
    insert into fund_nav (fund_code, on_date, nav)
    select f.code, d.day::date, round((f.base * power(1 + f.growth, d.age / 365.25) * (1
      + f.swing * sin(d.age / 97.0 + f.phase) + f.swing * 0.35 * sin(d.age / 19.0 + f.phase * 2)
      + f.swing * 0.1 * sin(d.age * 1.7 + f.phase)))::numeric, 4)
    from jsonb_to_recordset(${walks}::jsonb) as f(code text, base float8, growth float8, swing float8, phase float8)
    cross join lateral (
      select day, (day::date - date '2020-01-01')::float8 as age
      from generate_series(
        greatest(${until}::date - make_interval(years => ${sql.lit(years)}), (select max(on_date) + 1 from fund_nav)),
        ${until}::date, interval '1 day') as day
      where extract(isodow from day) < 6 and not exists (select from market_holiday h where h.on_date = day::date)) d
    on conflict do nothing`.execute(db);
}
