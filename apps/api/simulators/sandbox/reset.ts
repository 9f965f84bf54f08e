import { sql, type Transaction } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import { isDeadlock } from '../../src/platform/database/deadlock.ts';
import type { Tables } from '../../src/platform/database/tables.ts';
import { deleteNavsAhead } from '../demo/products.ts';
import { seedBlocks } from '../demo/seed-applications.ts';
import { seedCases } from '../demo/seed-cases.ts';
import { seedDemoWithin } from '../demo/seed-demo.ts';
import type { SandboxState } from './sandbox-state.ts';

/** Tables that migrations fill, and tables that belong to the installation itself. */
const KEPT = [
  'migration',
  'installation',
  'sandbox_state',
  'sandbox_space',
  'published',
  'policy_status',
  'ledger_account',
  'envelope_key',
  'envelope_seen',
  'content_page',
  'content_question',
  'content_banner',
  'content_search',
  // published by the insurer; no call changes it
  'plan',
  'bonus_option',
  'bonus_option_text',
  'plan_bonus_option',
  'plan_mode',
  'plan_paid_up_addition',
  'plan_paid_up_factor',
  'rider',
  'rider_text',
  'rider_rate',
  'plan_rider',
  'plan_offer',
  'plan_switch_terms',
  'plan_strategy_terms',
  'plan_redirection_terms',
  'plan_allocation',
  'plan_withdrawal_terms',
  'plan_offer_price',
  'declaration_question',
  'declaration_question_text',
  'fund',
  'fund_nav',
  'market_holiday',
  'bank_holiday',
];

/** How often a reset starts over after the database aborted it because of a deadlock with a request in progress. */
const TRIES = 5;

/**
 * Empties every table of demo and usage data and restores the people of the first day, at the real time. It does
 * everything or nothing: a request or job in progress sees either the old data or the new.
 * @param companyPolicies number of policies of the company; fewer are faster to create
 */
export async function resetSandbox(db: Db, state: SandboxState, companyPolicies?: number): Promise<void> {
  await state.clear();
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await emptyTables(transaction);
        // the merger that closed a fund is gone
        await transaction.updateTable('fund').set({ is_open: true }).where('is_open', '=', false).execute();
        await deleteNavsAhead(transaction, state.clock.now());
        await seedDemoWithin(transaction, state.clock, companyPolicies);
        await seedCases(transaction);
        await seedBlocks(transaction);
      });
    } catch (error) {
      if (tried === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

/**
 * Truncating a table takes about as long as deleting this many policies, because each deletion checks the tables that
 * reference it.
 */
const FEW_POLICIES = 1_000;

/** Bits of `pg_trigger.tgtype`: row level, before, delete. Such a trigger protects append-only rows. */
const BEFORE_EACH_DELETED_ROW = 1 + 2 + 8;

/** Locks all tables, so that nothing is added meanwhile. */
async function emptyTables(transaction: Transaction<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string; onlyAddedTo: boolean }>`
    select c.relname as name, exists (select from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal
      and t.tgtype & ${sql.lit(BEFORE_EACH_DELETED_ROW)} = ${sql.lit(BEFORE_EACH_DELETED_ROW)}) as "onlyAddedTo"
    from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`.execute(transaction);
  const emptied = rows.filter(({ name }) => !KEPT.includes(name));
  const names = emptied.map(({ name }) => name);
  await sql`lock table ${tables(names)} in access exclusive mode`.execute(transaction);
  const beyond = await transaction.selectFrom('policy').select('policy_no').offset(FEW_POLICIES).limit(1).execute();
  if (beyond.length > 0) {
    await sql`truncate ${tables(names)}`.execute(transaction);
    return;
  }
  const refusing = emptied.filter(({ onlyAddedTo }) => onlyAddedTo).map(({ name }) => name);
  await sql`truncate ${tables(refusing)}`.execute(transaction);
  // One statement, because foreign keys are checked at its end, so the order does not matter.
  const deletions = names
    .filter((name) => !refusing.includes(name))
    .map((name) => sql`${sql.id(`deleted_${name}`)} as (delete from ${sql.table(name)})`);
  await sql`with ${sql.join(deletions)} select`.execute(transaction);
}

const tables = (names: readonly string[]) => sql.join(names.map((name) => sql.table(name)));
