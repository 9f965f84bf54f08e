import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { startTwoNodes } from '../../../testing/two-nodes.ts';
import { runCalendar } from './run-calendar.ts';

it('processes each policy once if nodes run at the same time', async () => {
  const world = await startTwoNodes();
  try {
    const [{ deps: one }, { deps: other }] = world.nodes;
    const { rows: before } = await sql<{ n: number }>`
      select count(*)::int as n from policy where status_code = '1' and due_date < '2027-01-22'`.execute(one.db);
    world.advance(92 * 86_400_000);
    const failures = await Promise.all([one, other, one, other].map((deps) => runCalendar(deps)));
    expect(failures.flat()).toEqual([]);
    const { rows } = await sql<{ events: number; twice: number; left: number; messages: number }>`
      select (select count(*)::int from policy_event) as events,
        (select count(*)::int from (select 1 from policy_notice group by policy_no, due_date, kind having count(*) > 1) x) as twice,
        (select count(*)::int from policy where next_look_on <= '2027-02-21') as left,
        (select count(*)::int from service_message where text like '%501234567%') as messages`.execute(one.db);
    expect(before[0]?.n).toBeGreaterThan(500);
    expect(rows[0]?.events).toBeGreaterThan(500);
    // an SMS and an email
    expect(rows[0]).toMatchObject({ twice: 0, left: 0, messages: 2 });
  } finally {
    await world.close();
  }
}, 300_000);
