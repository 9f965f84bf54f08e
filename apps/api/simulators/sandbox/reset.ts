import { sql, type Transaction } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';
import { isDeadlock } from '../../src/platform/database/deadlock.ts';
import type { Tables } from '../../src/platform/database/tables.ts';
import { seedCases } from '../demo/seed-cases.ts';
import { seedDemoWithin } from '../demo/seed-demo.ts';
import type { SandboxState } from './sandbox-state.ts';

/** Filled by migrations, or part of the installation itself. */
const KEPT = [
  'migration',
  'installation',
  'sandbox_state',
  'published',
  'policy_status',
  'ledger_account',
  'envelope_key',
  'envelope_seen',
  'content_page',
  'content_question',
  'content_banner',
  'content_search',
  // what the insurer publishes: no call changes it
  'plan',
  'bonus_option',
  'plan_bonus_option',
  'plan_mode',
  'plan_paid_up_addition',
  'plan_paid_up_factor',
  'rider',
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
  'fund',
  'fund_nav',
  'market_holiday',
  'bank_holiday',
];

/** How often a reset begins again that the database ended because a request under way held what it waited for. */
const TRIES = 5;

/**
 * Empties every table of demo and usage data and begins again with the people of the first day, at the real time. Everything or
 * nothing: a request or a job that is under way finds the old data or the new ones.
 * @param companyPolicies how many policies the company has then: few are made sooner
 */
export async function resetSandbox(db: Db, state: SandboxState, companyPolicies?: number): Promise<void> {
  await state.clear();
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction().execute(async (transaction) => {
        await emptyTables(transaction);
        // no merger is left that has closed one
        await transaction.updateTable('fund').set({ is_open: true }).where('is_open', '=', false).execute();
        await seedDemoWithin(transaction, state.clock, companyPolicies);
        await seedCases(transaction);
      });
    } catch (error) {
      if (tried === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

/** To truncate a table takes about as long as to delete so many policies, for each of which others are asked whether they refer to it. */
const FEW_POLICIES = 1_000;

/** Bits of `pg_trigger.tgtype`: for each row, before, delete. Such a trigger keeps rows that are only added to. */
const BEFORE_EACH_DELETED_ROW = 1 + 2 + 8;

/** Under locks on all of them, so that nothing is added meanwhile. */
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
  // In one statement: whether a row refers to one that is gone is checked at its end, whatever the order.
  const deletions = names
    .filter((name) => !refusing.includes(name))
    .map((name) => sql`${sql.id(`deleted_${name}`)} as (delete from ${sql.table(name)})`);
  await sql`with ${sql.join(deletions)} select`.execute(transaction);
}

const tables = (names: readonly string[]) => sql.join(names.map((name) => sql.table(name)));
