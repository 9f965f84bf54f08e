import type { components } from '@lifedesk/contract';
import type { CalendarDate } from '@lifedesk/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { reversalOf } from '../../platform/database/reversal-of.ts';
import type { RefundTables } from '../../platform/database/tables/refunds.ts';

type Proof = RefundTables['payment_proof'];

/** Makes proofs with the same reference wait for each other, whoever sends them. Locked until the transaction ends. */
export async function lockReference(transaction: Db, reference: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${reference}, 66))`.execute(transaction);
}

/**
 * Whether this customer has proved a payment with this reference before, and the proof was not declined. Other
 * customers' proofs do not count: a stranger could send any reference first.
 */
export async function isProved(db: Db, customerId: number, reference: string): Promise<boolean> {
  const found = await db
    .selectFrom('payment_proof as p')
    .innerJoin('service_request as r', 'r.ticket', 'p.ticket')
    .where('p.reference', '=', reference)
    .where('r.customer_id', '=', customerId)
    .where('r.state', '<>', 'declined')
    .select('p.ticket')
    .executeTakeFirst();
  return found !== undefined;
}

/** Money at the bank with this reference and amount that no policy has. */
export async function findBankReceipt(db: Db, reference: string, amount: number): Promise<number | null> {
  const found = await db
    .selectFrom('bank_receipt')
    .where('reference', '=', reference)
    .where('amount', '=', amount)
    .select('id')
    .executeTakeFirst();
  return found?.id ?? null;
}

export async function insertProof(db: Db, proof: Insertable<Proof>): Promise<void> {
  await db.insertInto('payment_proof').values(proof).execute();
}

/** The proof of a request that has not been posted yet, locked until the transaction ends. */
export const findUnpostedProof = (db: Db, ticket: string): Promise<Selectable<Proof> | undefined> =>
  db
    .selectFrom('payment_proof')
    .selectAll()
    .where('ticket', '=', ticket)
    .where('receipt_no', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Whether a proof with this reference, of any customer, is a payment that was not reversed. */
export async function isPosted(db: Db, reference: string): Promise<boolean> {
  const found = await db
    .selectFrom('payment_proof as p')
    .innerJoin('receipt as r', 'r.receipt_no', 'p.receipt_no')
    .where('p.reference', '=', reference)
    .where('r.reversed_on', 'is', null)
    .select('p.ticket')
    .executeTakeFirst();
  return found !== undefined;
}

export async function markPosted(db: Db, ticket: string, receiptNo: string): Promise<void> {
  await db.updateTable('payment_proof').set({ receipt_no: receiptNo }).where('ticket', '=', ticket).execute();
}

/** A policy's payments in the ledger between two days, newest first, also those that a bank took back. */
export async function findPayments(
  db: Db,
  policyNo: string,
  from: CalendarDate,
  to: CalendarDate,
): Promise<components['schemas']['KnownPayment'][]> {
  const rows = await db
    .selectFrom('receipt_line as l')
    .innerJoin('receipt as r', 'r.receipt_no', 'l.receipt_no')
    .where('l.policy_no', '=', policyNo)
    .where('l.paid_on', '>=', from)
    .where('l.paid_on', '<=', to)
    .orderBy('l.paid_on', 'desc')
    .orderBy('l.receipt_no', 'desc')
    .limit(400)
    .select(['l.receipt_no as receiptNo', 'l.purpose', 'l.amount', 'l.paid_on as paidOn'])
    .select(['r.reversed_on', 'r.reversed_by'])
    .execute();
  return rows.map(({ reversed_on, reversed_by, ...payment }) => ({
    ...payment,
    ...reversalOf({ reversed_on, reversed_by }),
  }));
}
