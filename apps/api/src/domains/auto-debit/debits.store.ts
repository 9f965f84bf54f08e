import type { CalendarDate } from '@lifedesk/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { MandateDebitTable } from '../../platform/database/tables/mandates.ts';

export type DebitRow = Selectable<MandateDebitTable>;

/** Mandates in force after the given one whose policy has a premium due by a date, in the order of their ids. */
export async function findMandatesToDebit(db: Db, dueBy: CalendarDate, after: string, limit: number) {
  return db
    .selectFrom('mandate as m')
    .innerJoin('policy as p', 'p.policy_no', 'm.policy_no')
    .select(['m.id', 'm.customer_id', 'm.policy_no'])
    .where('m.state', '=', 'active')
    .where('p.due_date', '<=', dueBy)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom('mandate_debit as d')
            .select('d.id')
            .whereRef('d.mandate_id', '=', 'm.id')
            .whereRef('d.due_date', '=', 'p.due_date')
            .where('d.state', '<>', 'failed'),
        ),
      ),
    )
    .where('m.id', '>', after)
    .orderBy('m.id')
    .limit(limit)
    .execute();
}

/** Records a debit. Returns false if this attempt was already recorded. */
export async function insertDebit(db: Db, debit: Insertable<MandateDebitTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('mandate_debit')
    .values(debit)
    .onConflict((c) => c.columns(['mandate_id', 'due_date', 'attempt']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** A debit with its mandate, as the bank needs it. */
export interface OpenDebit extends DebitRow {
  readonly customer_id: number;
  readonly rail: 'nach' | 'card' | 'upi';
  readonly session_id: string;
}

/** Unsettled debits after the given one, in the order of their ids. */
export async function findOpenDebits(db: Db, until: CalendarDate, after: number, limit: number): Promise<OpenDebit[]> {
  return db
    .selectFrom('mandate_debit as d')
    .innerJoin('mandate as m', 'm.id', 'd.mandate_id')
    .selectAll('d')
    .select(['m.customer_id', 'm.rail', 'm.session_id'])
    .where('d.state', 'in', ['announced', 'presented'])
    .where('d.debit_on', '<=', until)
    .where('d.id', '>', after)
    .orderBy('d.id')
    .limit(limit)
    .execute();
}

/** The current state of a debit. */
export async function findDebit(db: Db, id: number): Promise<Pick<DebitRow, 'state' | 'order_id'> | undefined> {
  return db.selectFrom('mandate_debit').select(['state', 'order_id']).where('id', '=', id).executeTakeFirst();
}

export async function markBankNotified(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('mandate_debit')
    .set({ bank_told_at: now })
    .where('id', '=', id)
    .where('bank_told_at', 'is', null)
    .execute();
}

/** Updates a debit that is in this state. Returns false if another node was faster. */
export async function moveDebit(
  db: Db,
  id: number,
  from: DebitRow['state'],
  change: Partial<Pick<DebitRow, 'state' | 'order_id' | 'settled_at' | 'debit_on'>>,
): Promise<boolean> {
  const moved = await db
    .updateTable('mandate_debit')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst();
  return moved.numUpdatedRows > 0n;
}

/** Drops a mandate's announced debits that have not been presented, because the mandate was stopped. */
export async function dropAnnounced(db: Db, mandateId: string, now: Date): Promise<void> {
  await db
    .updateTable('mandate_debit')
    .set({ state: 'dropped', settled_at: now })
    .where('mandate_id', '=', mandateId)
    .where('state', '=', 'announced')
    .execute();
}

/** Skips the debit of a due date, announced or not. Returns false if it has been presented. */
export async function skipDebit(
  db: Db,
  debit: Pick<DebitRow, 'mandate_id' | 'policy_no' | 'due_date' | 'attempt' | 'debit_on' | 'amount'>,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    insert into mandate_debit (mandate_id, policy_no, due_date, attempt, debit_on, amount, state, announced_at, settled_at)
    values (${debit.mandate_id}, ${debit.policy_no}, ${debit.due_date}, ${debit.attempt}, ${debit.debit_on}, ${debit.amount},
      'skipped', ${now}, ${now})
    on conflict (mandate_id, due_date, attempt) do update set state = 'skipped', settled_at = ${now}
      where mandate_debit.state = 'announced'
    returning id`.execute(db);
  return rows.length > 0;
}
