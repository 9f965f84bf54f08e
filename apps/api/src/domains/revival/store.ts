import { type CalendarDate, indiaInstant } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { RequestRow } from '../requests/public.ts';

export type Scheme = 'all-dues' | 'new-start';

export async function findReviver(db: Db, customerId: number) {
  return db
    .selectFrom('customer')
    .select(['name', 'name_hi', 'email', 'language', 'pan_validated', 'fatca_required', 'neft_qc_status'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export async function findChoice(db: Db, policyNo: string): Promise<Scheme | undefined> {
  const row = await db
    .selectFrom('revival_choice')
    .select('scheme')
    .where('policy_no', '=', policyNo)
    .executeTakeFirst();
  return row?.scheme;
}

export async function saveChoice(db: Db, policyNo: string, scheme: Scheme, now: Date): Promise<void> {
  await db
    .insertInto('revival_choice')
    .values({ policy_no: policyNo, scheme, saved_at: now })
    .onConflict((c) => c.column('policy_no').doUpdateSet({ scheme, saved_at: now }))
    .execute();
}

/** A customer's lapsed policies with a revival saved for later. */
export async function findSavedRevivals(
  db: Db,
  customerId: number,
): Promise<{ policyNo: string; dueDate: CalendarDate | null }[]> {
  const rows = await db
    .selectFrom('revival_choice as r')
    .innerJoin('policy as p', 'p.policy_no', 'r.policy_no')
    .innerJoin('policy_status as s', 's.code', 'p.status_code')
    .where('p.customer_id', '=', customerId)
    .where('s.lapsed', '=', true)
    .select(['p.policy_no', 'p.due_date'])
    .orderBy('p.policy_no')
    .limit(500)
    .execute();
  return rows.map((row) => ({ policyNo: row.policy_no, dueDate: row.due_date }));
}

export async function dropChoice(db: Db, policyNo: string): Promise<void> {
  await db.deleteFrom('revival_choice').where('policy_no', '=', policyNo).execute();
}

export type PendingRevivalRow = Pick<RequestRow, 'ticket' | 'state' | 'payload' | 'promised_on'>;

/** The latest revival requested since a premium was left unpaid, unless it was declined. */
export async function findPendingRevival(
  db: Db,
  customerId: number,
  policyNo: string,
  since: CalendarDate | null,
): Promise<PendingRevivalRow | undefined> {
  return db
    .selectFrom('service_request')
    .select(['ticket', 'state', 'payload', 'promised_on'])
    .where('customer_id', '=', customerId)
    .where('type', '=', 'revival-scheme')
    .where('state', '<>', 'declined')
    .where(sql<boolean>`${policyNo} = any(policy_nos)`)
    .where('made_at', '>=', since === null ? new Date(0) : indiaInstant(since, '00:00'))
    .orderBy('made_at', 'desc')
    .executeTakeFirst();
}

/** Whether a health declaration made since the due date is accepted and still valid. */
export async function hasAcceptedHealth(
  db: Db,
  { policyNo, dueDate }: { readonly policyNo: string; readonly dueDate: CalendarDate | null },
  today: CalendarDate,
): Promise<boolean> {
  const row = await db
    .selectFrom('health_declaration as h')
    .innerJoin('service_request as r', 'r.ticket', 'h.ticket')
    .select('h.ticket')
    .where('h.policy_no', '=', policyNo)
    .where('h.declared_on', '>=', dueDate ?? today)
    .where('h.valid_until', '>=', today)
    .where('r.state', '!=', 'declined')
    .where((is) => is.or([is('h.outcome', '=', 'clean'), is('r.state', '=', 'completed')]))
    .executeTakeFirst();
  return row !== undefined;
}
