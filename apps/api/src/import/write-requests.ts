import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import { STAGES } from './requests.ts';
import { working } from './working-tables.ts';

/** Writes the new requests of these lines with the stages that they have reached. The core already has them, so nothing is forwarded. */
export async function writeRequests(transaction: Db, from: number, to: number): Promise<void> {
  await sql`
    with added as (
      insert into service_request (ticket, customer_id, type, policy_nos, state, made_at, promised_on, made_in, made_from,
        idempotency_key, request_hash)
      select r.ticket, c.id, r.type, r.policy_nos, r.state,
        (s.content -> 'made' ->> 'made_on')::timestamp at time zone 'Asia/Kolkata', r.promised_on, 'full', 'import',
        gen_random_uuid(), ''
      from ${working('good_requests')} s
      join customer c on c.client_id = s.parent
      cross join lateral jsonb_populate_record(null::service_request, s.content -> 'service_request') r
      where s.line between ${from} and ${to}
      on conflict (ticket) do nothing
      returning ticket, state, made_at)
    insert into service_request_event (ticket, position, stage, at)
    select ticket, 0, 'received', made_at from added
    union all
    select ticket, 1, stages.value, made_at from added join jsonb_each_text(${JSON.stringify(STAGES)}::jsonb) stages on stages.key = state
    where stages.value is not null`.execute(transaction);
}
