import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type PolicyAddressRow = Selectable<Tables['policy_address']>;
export type NewAddress = Omit<Insertable<Tables['policy_address']>, 'policy_no'>;

/** The postal address of each policy: its own, else the customer's mailing address, foreign address or permanent one. */
export async function findAddresses(db: Db, customerId: number): Promise<Map<string, PolicyAddressRow>> {
  const { rows } = await sql<PolicyAddressRow>`
    select p.policy_no, a.kind, a.line1, a.line2, a.line3, a.city, a.state, a.pin_code, a.country
    from policy p cross join lateral (
      select 0 as place, kind, line1, line2, line3, city, state, pin_code, country
      from policy_address where policy_no = p.policy_no
      union all
      select array_position(array['correspondence', 'overseas', 'permanent'], kind),
        kind, line1, line2, line3, city, state, pin_code, country
      from address where customer_id = p.customer_id
      order by place limit 1) a
    where p.customer_id = ${customerId}`.execute(db);
  return new Map(rows.map((row) => [row.policy_no, row]));
}

/** The customer's policies, locked against payments and other changes until the transaction ends. */
export async function lockPolicyNumbers(transaction: Db, customerId: number): Promise<string[]> {
  const rows = await transaction
    .selectFrom('policy')
    .select('policy_no')
    .where('customer_id', '=', customerId)
    .orderBy('policy_no')
    .forUpdate()
    .execute();
  return rows.map((row) => row.policy_no);
}

/** Sends the letters of all policies to this address. */
export async function setCustomerAddress(db: Db, customerId: number, address: NewAddress): Promise<void> {
  await db.deleteFrom('address').where('customer_id', '=', customerId).where('kind', '<>', 'permanent').execute();
  await db
    .insertInto('address')
    .values({ ...address, customer_id: customerId })
    .onConflict((c) => c.columns(['customer_id', 'kind']).doUpdateSet(address))
    .execute();
  await db
    .deleteFrom('policy_address')
    .where('policy_no', 'in', (q) => q.selectFrom('policy').select('policy_no').where('customer_id', '=', customerId))
    .execute();
  if (address.country === 'IN')
    await db.updateTable('customer').set({ city: address.city }).where('id', '=', customerId).execute();
}

export async function setPolicyAddresses(db: Db, policyNos: readonly string[], address: NewAddress): Promise<void> {
  await db
    .insertInto('policy_address')
    .values(policyNos.map((policy_no) => ({ ...address, policy_no })))
    .onConflict((c) => c.column('policy_no').doUpdateSet(address))
    .execute();
}
