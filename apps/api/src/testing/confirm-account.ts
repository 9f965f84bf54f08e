import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';

/** The bank confirms the account of a policy once more, as after a request to change it, without the cooling-off. */
export async function confirmAccount(db: Db, policyNo: string, at: Date): Promise<void> {
  const ticket = `SR${randomInt(10 ** 9, 10 ** 10 - 1)}`;
  await sql`
    insert into service_request (ticket, customer_id, type, policy_nos, state, made_at, promised_on, settled_at, made_in,
      made_from, payload, idempotency_key, request_hash)
    select ${ticket}, customer_id, 'neft-details', array[policy_no], 'completed', ${at}::timestamptz, '2026-12-05',
      ${at}::timestamptz, 'full', '127.0.0.1', '{}', gen_random_uuid(), ''
    from policy where policy_no = ${policyNo}`.execute(db);
}
