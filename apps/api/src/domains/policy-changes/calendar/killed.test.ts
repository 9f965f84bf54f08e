import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createSandboxBackend } from '../../../../simulators/sandbox/create-sandbox-backend.ts';
import { connect, type Db } from '../../../platform/database/connect.ts';
import { dies } from '../../../testing/dying/dies.ts';
import { postgresServer } from '../../../testing/postgres-server.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { runCalendar } from './run-calendar.ts';

const SAVINGS = '501234567';
const BEGIN = '2026-11-21T04:30:00.000Z';
/** After the grace period of the premium due on 01/12/2026. */
const LATER = '2027-01-02T04:30:00.000Z';
/** More statements than all of this runs. */
const MOST = 100;

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

it('loses nothing and does nothing twice wherever a node is killed', async () => {
  const server = await postgresServer();
  const schema = `calendar_${randomUUID().replaceAll('-', '')}`;
  const admin = await connect({ url: server.url, poolSize: 1, timeoutMs: null });
  await sql`create schema ${sql.id(schema)}`.execute(admin);
  const database = { url: server.url, schema, poolSize: 4, timeoutMs: null };
  const db = await connect(database);
  try {
    await createSandboxBackend(testConfig('/nowhere'), { db, clock: { now: () => new Date(BEGIN) } });
    const { deps } = await createSandboxBackend(testConfig('/nowhere'), { db, clock: { now: () => new Date(LATER) } });
    let killed = 0;
    for (; killed < MOST; killed += 1) {
      await sql`truncate policy_event, policy_notice, service_message`.execute(db);
      await sql`update policy set status_code = '1', reduced_cover = null, revival_date = null where policy_no = ${SAVINGS}`.execute(
        db,
      );
      await sql`update policy set next_look_on = null where policy_no <> ${SAVINGS} and next_look_on is not null`.execute(
        db,
      );
      const died = await dies('dies-in-calendar.ts', { database, now: LATER, statements: killed }, db);
      expect([NOTHING, ALL]).toContainEqual(await stateOf(db));
      expect(await runCalendar(deps)).toEqual([]);
      expect(await stateOf(db)).toEqual(ALL);
      if (!died) break;
    }
    expect(killed).toBeGreaterThan(8);
    expect(killed).toBeLessThan(MOST);
  } finally {
    await db.destroy();
    await sql`drop schema if exists ${sql.id(schema)}, ${sql.id(`${schema}_queue`)} cascade`.execute(admin);
    await admin.destroy();
    await server.stop();
  }
}, 1_800_000);
