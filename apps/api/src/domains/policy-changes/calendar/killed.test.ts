import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Db } from '../../../platform/database/connect.ts';
import { dies } from '../../../testing/dying/dies.ts';
import { startDyingNodes } from '../../../testing/dying/dying-nodes.ts';
import { runCalendar } from './run-calendar.ts';

const SAVINGS = '501234567';
const BEGIN = '2026-11-21T04:30:00.000Z';
/** After the grace period of the premium due on 01/12/2026. */
const LATER = '2027-01-02T04:30:00.000Z';

/** How much of the change is stored. */
async function stateOf(db: Db) {
  const { rows } = await sql<Record<string, string | number>>`
    select (select status_code from policy where policy_no = ${SAVINGS}) as status,
      (select count(*)::int from policy_event) as events, (select count(*)::int from policy_notice) as notices,
      (select count(*)::int from service_message) as messages`.execute(db);
  return rows[0];
}
const NOTHING = { status: '1', events: 0, notices: 0, messages: 0 };
const ALL = { status: '3', events: 1, notices: 1, messages: 2 };

it('loses nothing and does nothing twice wherever a node dies', async () => {
  const dying = await startDyingNodes(new Date(BEGIN));
  try {
    const { db, nodes, database } = dying;
    dying.advance(new Date(LATER).getTime() - new Date(BEGIN).getTime());
    const recovers = async (die: () => Promise<boolean>): Promise<boolean> => {
      await sql`truncate policy_event, policy_notice, service_message`.execute(db);
      await sql`update policy set status_code = '1', reduced_cover = null, revival_date = null where policy_no = ${SAVINGS}`.execute(
        db,
      );
      await sql`update policy set next_look_on = null where policy_no <> ${SAVINGS} and next_look_on is not null`.execute(
        db,
      );
      const died = await die();
      expect([NOTHING, ALL]).toContainEqual(await stateOf(db));
      expect(await runCalendar(nodes[1].deps)).toEqual([]);
      expect(await stateOf(db)).toEqual(ALL);
      return died;
    };
    const deaths = await dying.dieEverywhere((statements) =>
      recovers(() => dying.diesAt(statements, (deps) => runCalendar(deps))),
    );
    for (const statements of [deaths[0] ?? 0, deaths.at(-1) ?? 0])
      expect(await recovers(() => dies('dies-in-calendar.ts', { database, now: LATER, statements }, db))).toBe(true);
  } finally {
    await dying.close();
  }
}, 600_000);
