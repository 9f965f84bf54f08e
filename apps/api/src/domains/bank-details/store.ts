import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { PolicyTables } from '../../platform/database/tables/policies.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type AccountRow = Selectable<PolicyTables['bank_account']>;
export type Verification = Selectable<Tables['bank_verification']>;
export type NeftStatus = 'verified' | 'pending' | 'rejected' | 'missing';

/** The accounts of the customer's policies, by policy number. */
export async function findAccounts(db: Db, customerId: number): Promise<Map<string, AccountRow>> {
  const rows = await db
    .selectFrom('bank_account as b')
    .innerJoin('policy as p', 'p.policy_no', 'b.policy_no')
    .where('p.customer_id', '=', customerId)
    .selectAll('b')
    .execute();
  return new Map(rows.map((row) => [row.policy_no, row]));
}

export async function findHolder(db: Db, customerId: number) {
  return db
    .selectFrom('customer')
    .select(['name', 'mobile', 'email', 'neft_qc_status'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
}

export async function insertVerification(db: Db, row: Insertable<Tables['bank_verification']>): Promise<void> {
  await db.insertInto('bank_verification').values(row).execute();
}

/** The bank's answer about an account in this session since an instant. */
export async function findVerification(
  db: Db,
  query: { id: string; customerId: number; sessionId: string; accountMac: string; since: Date },
): Promise<Verification | undefined> {
  return db
    .selectFrom('bank_verification')
    .selectAll()
    .where('id', '=', query.id)
    .where('customer_id', '=', query.customerId)
    .where('session_id', '=', query.sessionId)
    .where('account_mac', '=', query.accountMac)
    .where('made_at', '>', query.since)
    .executeTakeFirst();
}

/** The given policy numbers that belong to the customer, locked until the transaction ends. */
export async function lockOwn(transaction: Db, customerId: number, policyNos: readonly string[]): Promise<string[]> {
  const rows = await transaction
    .selectFrom('policy')
    .select('policy_no')
    .where('customer_id', '=', customerId)
    .where('policy_no', 'in', policyNos)
    .orderBy('policy_no')
    .forUpdate()
    .execute();
  return rows.map((row) => row.policy_no);
}

export async function setAccount(
  db: Db,
  policyNos: readonly string[],
  account: Omit<AccountRow, 'policy_no'>,
): Promise<void> {
  await db
    .insertInto('bank_account')
    .values(policyNos.map((policy_no) => ({ ...account, policy_no })))
    .onConflict((c) => c.column('policy_no').doUpdateSet(account))
    .execute();
}

export async function setNeftStatus(db: Db, customerId: number, status: NeftStatus, on: string): Promise<void> {
  await db
    .updateTable('customer')
    .set({ neft_qc_status: status, neft_qc_date: on })
    .where('id', '=', customerId)
    .execute();
}

/** Marks the account that staff reviewed as verified. */
export async function verifyPending(transaction: Db, customerId: number): Promise<void> {
  await transaction
    .updateTable('customer')
    .set({ neft_qc_status: 'verified' })
    .where('id', '=', customerId)
    .where('neft_qc_status', '=', 'pending')
    .execute();
}
