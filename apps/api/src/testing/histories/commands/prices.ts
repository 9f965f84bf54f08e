import fc from 'fast-check';
import { sql } from 'kysely';
import { today } from '../../../platform/today.ts';
import { defineCommand } from '../command.ts';
import type { World } from '../world.ts';

const DAY_MS = 86_400_000;

/** Publishes the prices of all days so far, for all funds or only one. */
export const publishPrices = ({ db, now }: World, only: string | null = null): Promise<unknown> =>
  sql`insert into fund_nav (fund_code, on_date, nav)
  select f.code, d::date, 20 + length(f.code) + extract(day from d) / 7
    from fund f, generate_series((select on_date + 1 from history_last_price), ${today({ now })}::date, '1 day') d
    where f.code = coalesce(${only}::text, f.code)
  on conflict do nothing`.execute(db);

/** The prices of the days so far are published; those of the other funds may be late. */
export const publish = defineCommand({
  weight: 2,
  args: fc.constantFrom(null, null, 'GRO', 'SEC'),
  async begin({ world, log }, only) {
    log.push(`  prices are published${only ? ` for ${only} only` : ''}`);
    await publishPrices(world, only);
    return [];
  },
});

/** The next days, with or without a weekend. */
export const daysGoBy = defineCommand({
  weight: 2,
  args: fc.constantFrom(1, 3, 4),
  async begin({ world, log }, days) {
    log.push(`  ${days} days pass`);
    world.advance(days * DAY_MS);
    return [];
  },
});
