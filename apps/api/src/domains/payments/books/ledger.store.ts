import { type CalendarDate, loanAfterPayment } from '@lifedesk/rules';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../../platform/database/connect.ts';
import type { LedgerAccount, PaymentTables } from '../../../platform/database/tables/payments.ts';
import type { QuotedItem } from '../order/quote-item.ts';
import { receiptNo } from '../order/receipt-no.ts';
import { lockPaidLoans, saveLoan } from './loans.store.ts';

export interface Entry {
  account: LedgerAccount;
  /** Paise. Positive for a debit, negative for a credit. */
  amount: number;
  policy_no: string | null;
}

/**
 * Posts entries that sum to zero, omitting zero amounts. An order can be posted once; a second posting is refused.
 * @returns the id of the posting
 */
export async function post(
  db: Db,
  posting: Insertable<PaymentTables['ledger_posting']>,
  entries: readonly Entry[],
): Promise<number> {
  const { id } = await db.insertInto('ledger_posting').values(posting).returning('id').executeTakeFirstOrThrow();
  const rows = entries
    .filter(({ amount }) => amount !== 0)
    .map((entry, position) => ({ ...entry, posting_id: id, position }));
  await db.insertInto('ledger_entry').values(rows).execute();
  return id;
}

/**
 * Advances the due dates that an order pays. Returns the policies for which that worked. Skips a policy whose premium
 * was paid in another way meanwhile, or whose suspense account no longer covers the order's share.
 */
export async function moveDues(db: Db, orderId: string): Promise<Set<string>> {
  const moved = await sql<{ policy_no: string }>`
    update policy p set
      due_date = i.next_due,
      status_code = case when i.next_due is null then '2' when i.purpose = 'revival' then '1' else p.status_code end,
      revival_date = case when i.purpose = 'revival' then null else p.revival_date end,
      premium_left = case when i.purpose = 'revival' then false else p.premium_left end,
      reduced_cover = case when i.purpose = 'revival' then null else p.reduced_cover end,
      cover_until = case when i.purpose = 'revival' then null else p.cover_until end
    from payment_order_item i
    where i.order_id = ${orderId} and i.policy_no = p.policy_no and i.purpose in ('premium', 'revival')
      and p.due_date = i.due_from
      and i.from_suspense <= (select coalesce(-sum(e.amount), 0) from ledger_entry e
        where e.policy_no = p.policy_no and e.account = 'suspense')
    returning p.policy_no`.execute(db);
  return new Set(moved.rows.map((row) => row.policy_no));
}

/**
 * Pays the loans of an order: the interest quoted up to its day, and principal. Skips a loan that has changed since the
 * order was made.
 */
export async function payLoans(db: Db, orderId: string): Promise<Set<string>> {
  const paid = new Set<string>();
  for (const { policyNo, loan, payment } of await lockPaidLoans(db, orderId)) {
    const after = loanAfterPayment(loan, payment);
    if (!after) continue;
    await saveLoan(db, policyNo, after);
    paid.add(policyNo);
  }
  return paid;
}

/**
 * Advances the due dates that a payment outside an order pays. Returns false if the amount due has changed since it was
 * calculated.
 */
export async function moveDuesOf(
  db: Db,
  {
    policy_no,
    due_from,
    next_due,
    from_suspense,
  }: Pick<QuotedItem, 'policy_no' | 'due_from' | 'next_due' | 'from_suspense'>,
): Promise<boolean> {
  const moved = await sql`
    update policy p set
      due_date = ${next_due}::date,
      status_code = case when ${next_due}::date is null then '2' else p.status_code end
    where p.policy_no = ${policy_no} and p.due_date = ${due_from}::date
      and ${from_suspense}::bigint <= (select coalesce(-sum(e.amount), 0) from ledger_entry e
        where e.policy_no = p.policy_no and e.account = 'suspense')`.execute(db);
  return (moved.numAffectedRows ?? 0n) > 0n;
}

/** The next receipt number. */
async function nextReceiptNo(db: Db, paidOn: CalendarDate): Promise<string> {
  const { rows } = await sql<{ n: number }>`select nextval('receipt_number') as n`.execute(db);
  return receiptNo(paidOn, rows[0]?.n ?? 0);
}

type Line = Omit<Insertable<PaymentTables['receipt_line']>, 'receipt_no' | 'position' | 'paid_on'>;

/** Writes the receipt of a payment and returns its number. */
export async function insertReceipt(
  db: Db,
  receipt: Omit<Insertable<PaymentTables['receipt']>, 'receipt_no'> & { paid_on: CalendarDate },
  lines: readonly Line[],
): Promise<string> {
  const { paid_on } = receipt;
  const receipt_no = await nextReceiptNo(db, paid_on);
  await db
    .insertInto('receipt')
    .values({ ...receipt, receipt_no })
    .execute();
  await db
    .insertInto('receipt_line')
    .values(lines.map((line, position) => ({ ...line, receipt_no, position, paid_on })))
    .execute();
  return receipt_no;
}
