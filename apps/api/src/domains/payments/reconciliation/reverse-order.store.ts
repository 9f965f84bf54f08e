import { type CalendarDate, ENDED_STATUS_CODES, loanBeforePayment } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { Entry } from '../books/ledger.store.ts';
import { lockPaidLoans, saveLoan } from '../books/loans.store.ts';

const ENDED = [...ENDED_STATUS_CODES];

/** The order's customer, and whether a settlement has moved its money to the bank. */
export function findReversible(db: Db, orderId: string): Promise<{ customer_id: number; isSettled: boolean }> {
  return db
    .selectFrom('payment_order as o')
    .where('o.id', '=', orderId)
    .select('o.customer_id')
    .select(sql<boolean>`exists (select 1 from ledger_posting s where s.settles = o.id)`.as('isSettled'))
    .executeTakeFirstOrThrow();
}

/** The ledger entries of an order's payment. */
export function findEntries(db: Db, orderId: string): Promise<Entry[]> {
  return db
    .selectFrom('ledger_entry as e')
    .innerJoin('ledger_posting as p', 'p.id', 'e.posting_id')
    .where('p.order_id', '=', orderId)
    .orderBy('e.position')
    .select(['e.account', 'e.amount', 'e.policy_no'])
    .execute();
}

/** Marks the receipt of an order as reversed and returns what it paid for; undefined if it has none. */
export async function markReceipt(
  db: Db,
  orderId: string,
  kind: 'chargeback' | 'return',
  on: CalendarDate,
): Promise<{ receiptNo: string; amount: number; paidOn: CalendarDate } | undefined> {
  const row = await db
    .updateTable('receipt')
    .set({ reversed_on: on, reversed_by: kind })
    .where('order_id', '=', orderId)
    .returning(['receipt_no', 'amount', 'paid_on'])
    .executeTakeFirst();
  return row && { receiptNo: row.receipt_no, amount: row.amount, paidOn: row.paid_on };
}

/**
 * Restores the loans that an order paid, and returns the policies for which that worked. Skips a loan that has changed
 * since, and that of a policy that has ended, whose payout was calculated with it.
 */
export async function restoreLoans(db: Db, orderId: string): Promise<Set<string>> {
  const { rows } = await sql<{ policy_no: string }>`
    select i.policy_no from payment_order_item i
      join receipt r on r.order_id = i.order_id
      join receipt_line s on s.receipt_no = r.receipt_no and s.policy_no = i.policy_no
    where i.order_id = ${orderId} and i.purpose = 'loan' and s.unapplied = 0
      and not exists (select from policy p where p.policy_no = i.policy_no and p.status_code = any(${ENDED}::text[]))`.execute(
    db,
  );
  const applied = new Set(rows.map((row) => row.policy_no));
  const restored = new Set<string>();
  for (const { policyNo, loan, payment } of await lockPaidLoans(db, orderId)) {
    const before = applied.has(policyNo) ? loanBeforePayment(loan, payment) : null;
    if (!before) continue;
    await saveLoan(db, policyNo, before);
    restored.add(policyNo);
  }
  return restored;
}

/**
 * Reopens the premiums of an order and returns the policies for which nothing more must be undone: those, and those for
 * which the money was held and still is. Skips a policy whose due date has moved since, or that has ended. Call it
 * after the reverse entries are posted.
 */
export async function restoreDues(db: Db, orderId: string): Promise<Set<string>> {
  const restored = await sql<{ policy_no: string }>`
    update policy p set
      due_date = l.due_from,
      status_code = case when i.next_due is null and p.status_code = '2' then '1' else p.status_code end
    from receipt r
      join receipt_line l on l.receipt_no = r.receipt_no
      join payment_order_item i on i.order_id = r.order_id and i.policy_no = l.policy_no
    where r.order_id = ${orderId} and l.purpose = 'premium' and l.unapplied = 0
      and p.policy_no = l.policy_no and p.due_date is not distinct from i.next_due
      and p.status_code <> all(${ENDED}::text[])
    returning p.policy_no`.execute(db);
  const unapplied = await sql<{ policy_no: string }>`
    select l.policy_no from receipt r join receipt_line l on l.receipt_no = r.receipt_no
    where r.order_id = ${orderId} and l.unapplied > 0 and 0 >= (
      select coalesce(sum(e.amount), 0) from ledger_entry e where e.policy_no = l.policy_no and e.account = 'suspense')`.execute(
    db,
  );
  return new Set([...restored.rows, ...unapplied.rows].map((row) => row.policy_no));
}
