import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/connect.ts';

/** Gives the simulated back office the demo people's past requests, in their current state. */
export async function seedCases(db: Db): Promise<void> {
  await sql`insert into sandbox_back_office_case (ticket, state, made_at, body)
    select r.ticket, s.state, r.made_at, jsonb_build_object('ticket', r.ticket, 'language', c.language,
      'madeAt', to_char(r.made_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'state', s.state, 'hasQueried', s.state = 'waiting')
    from service_request r
    join customer c on c.id = r.customer_id
    cross join lateral (select case r.state when 'in-progress' then 'taken-up' else 'waiting' end as state) s
    where r.state in ('in-progress', 'waiting')
    on conflict do nothing`.execute(db);
}
