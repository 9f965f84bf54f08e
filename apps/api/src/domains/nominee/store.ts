import { ENDED_STATUS_CODES } from '@lifedesk/rules';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import type { Tables } from '../../platform/database/tables.ts';

export type NomineeRow = Selectable<Tables['policy_nominee']>;

export async function findContacts(db: Db, customerId: number) {
  return db.selectFrom('customer').select(['mobile', 'email']).where('id', '=', customerId).executeTakeFirstOrThrow();
}

export async function findNominees(db: Db, policyNo: string): Promise<NomineeRow[]> {
  return db.selectFrom('policy_nominee').selectAll().where('policy_no', '=', policyNo).orderBy('position').execute();
}

/** Every nominee of the customer's policies, once each, by name. */
export async function findKnownPeople(db: Db, customerId: number) {
  const people = db
    .selectFrom('policy_nominee as n')
    .innerJoin('policy as p', 'p.policy_no', 'n.policy_no')
    .distinctOn('n.client_id')
    .select(['n.client_id', 'n.name', 'n.relationship', 'n.birth_date'])
    .where('p.customer_id', '=', customerId)
    .orderBy('n.client_id')
    .orderBy('n.policy_no');
  return db
    .selectFrom(people.as('person'))
    .selectAll()
    .orderBy('name')
    .orderBy('birth_date')
    .orderBy('client_id')
    .limit(200)
    .execute();
}

/** The policy, locked until the transaction ends. Undefined if it is not the customer's, or its nominees cannot change. */
export async function lockChangeable(
  transaction: Db,
  customerId: number,
  policyNo: string,
): Promise<{ policy_no: string } | undefined> {
  return transaction
    .selectFrom('policy')
    .select('policy_no')
    .where('customer_id', '=', customerId)
    .where('policy_no', '=', policyNo)
    .where('status_code', 'not in', ENDED_STATUS_CODES)
    .forUpdate()
    .executeTakeFirst();
}

export async function replaceNominees(
  db: Db,
  policyNo: string,
  nominees: readonly Omit<Insertable<Tables['policy_nominee']>, 'policy_no' | 'position'>[],
): Promise<void> {
  await db.deleteFrom('policy_nominee').where('policy_no', '=', policyNo).execute();
  await db
    .insertInto('policy_nominee')
    .values(nominees.map((nominee, position) => ({ ...nominee, policy_no: policyNo, position })))
    .execute();
}

/** Whether a client id belongs to a person. */
export async function isClientIdTaken(db: Db, clientId: string): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select 1 from customer where client_id = ${clientId})
      or exists (select 1 from policy_nominee where client_id = ${clientId}) as taken`.execute(db);
  return rows[0]?.taken ?? true;
}
