import { randomUUID } from 'node:crypto';
import type { Db } from '../platform/database/connect.ts';

/** Adds an active mandate on a bank account to a policy, without a bank. */
export async function insertActiveMandate(db: Db, policyNo: string): Promise<void> {
  const { customer_id } = await db
    .selectFrom('policy')
    .select('customer_id')
    .where('policy_no', '=', policyNo)
    .executeTakeFirstOrThrow();
  const at = new Date('2026-01-01T06:00:00Z');
  await db
    .insertInto('mandate')
    .values({
      id: `mnd_${randomUUID().replaceAll('-', '')}`,
      customer_id,
      policy_no: policyNo,
      rail: 'nach',
      ceiling: 1_00_00_000_00,
      starts_on: '2026-01-01',
      ends_on: '2060-01-01',
      state: 'active',
      session_id: randomUUID(),
      session_kind: 'full',
      idempotency_key: randomUUID(),
      request_hash: '',
      return_path: '/cs/register-auto-debit',
      origin: '',
      created_at: at,
      expires_at: at,
      approved_at: at,
      ask_at: at,
    })
    .execute();
}
