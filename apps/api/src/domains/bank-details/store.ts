import type { Insertable, Selectable } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { PolicyTables } from '../../platform/database/tables/policies.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type AccountRow = Selectable<PolicyTables['policy_account']>;
export type Verification = Selectable<Tables['bank_verification']>;

/** The accounts of the customer's policies, by policy number. Payouts go to a verified one and wait for a pending one. */
export async function findAccounts(db: Db, customerId: number): Promise<Map<string, AccountRow>> {
  const rows = await db
    .selectFrom('policy_account as a')
    .innerJoin('policy as p', 'p.policy_no', 'a.policy_no')
    .where('p.customer_id', '=', customerId)
    .selectAll('a')
    .execute();
  return new Map(rows.map((row) => [row.policy_no, row]));
}

/** The accounts that staff rejected and that the customer has not replaced since, by policy number. */
export async function findRejectedAccounts(db: Db, customerId: number): Promise<Map<string, AccountRow>> {
  const rows = await db
    .selectFrom('account_check as a')
    .innerJoin('policy as p', 'p.policy_no', 'a.policy_no')
    .where('p.customer_id', '=', customerId)
    .distinctOn('a.policy_no')
    .orderBy('a.policy_no')
    .orderBy('a.id', 'desc')
    .selectAll('a')
    .execute();
  return new Map(rows.filter(({ state }) => state === 'rejected').map((row) => [row.policy_no, row]));
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
  query: { id: string; customerId: number; sessionId: string; accountMacs: readonly string[]; since: Date },
): Promise<Verification | undefined> {
  return db
    .selectFrom('bank_verification')
    .selectAll()
    .where('id', '=', query.id)
    .where('customer_id', '=', query.customerId)
    .where('session_id', '=', query.sessionId)
    .where('account_mac', 'in', query.accountMacs)
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

/** Gives policies an account. The request that is made with it decides whether the account is verified. */
export async function setAccount(
  db: Db,
  policyNos: readonly string[],
  account: Omit<Insertable<PolicyTables['bank_account']>, 'policy_no'>,
): Promise<void> {
  await db
    .insertInto('bank_account')
    .values(policyNos.map((policy_no) => ({ ...account, policy_no })))
    .onConflict((c) => c.column('policy_no').doUpdateSet(account))
    .execute();
}
