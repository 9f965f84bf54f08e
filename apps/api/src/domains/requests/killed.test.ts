import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSandboxBackend } from '../../../simulators/sandbox/create-sandbox-backend.ts';
import { readOutbox } from '../../../simulators/sandbox/outbox-routes.ts';
import type { Deps } from '../../deps.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { connect, type Db, type DbOptions } from '../../platform/database/connect.ts';
import { queueOf } from '../../platform/queue/queue.ts';
import { connectionsEnd, withApplicationName } from '../../testing/dying/connections-end.ts';
import { dies } from '../../testing/dying/dies.ts';
import { type DyingNodes, startDyingNodes } from '../../testing/dying/dying-nodes.ts';
import {
  ALL,
  NEW_MOBILE,
  NOTHING,
  OLD,
  type PreparedChange,
  passTime,
  prepare,
  standing,
} from '../../testing/dying/world.ts';
import { testConfig } from '../../testing/test-config.ts';
import { fillFolder } from '../../testing/test-database.ts';
import { updateMobile } from '../profile/updateContact.ts';
import { requestsJob } from './requests-job.ts';

const NOW = '2026-11-21T04:30:00.000Z';

const backendOn = (db: Db) => createSandboxBackend(testConfig('/tmp'), { db, clock: { now: () => new Date(NOW) } });

/** Makes the change and sends its messages. */
async function changeAndNotify(deps: Deps, change: PreparedChange): Promise<void> {
  const session = await createSessions(deps).find(change.token);
  await updateMobile.run({ ...change.call, session } as never, deps);
  await requestsJob(deps, { warn: () => {} } as never).run(new AbortController().signal);
}

/** Whether the process was killed before it was done. */
const diesChanging = (database: DbOptions, change: PreparedChange, statements: number): Promise<boolean> =>
  dies('dies-at.ts', { database, now: NOW, change, statements });

/** After the crash everything exists or nothing does. After a retry it exists once, and all messages are sent. */
async function recovers(deps: Deps, change: PreparedChange): Promise<void> {
  const { db } = deps;
  const found = await standing(db);
  expect([NOTHING, ALL]).toContainEqual(found);
  const session = await createSessions(deps).find(change.token);
  await updateMobile.run({ ...change.call, session } as never, deps);
  const queue = await queueOf(db);
  await passTime(db);
  await queue.tidy();
  await passTime(db);
  await requestsJob(deps, { warn: () => {} } as never).run(new AbortController().signal);
  expect(await standing(db)).toEqual(ALL);
  expect(await db.selectFrom('service_message').select('id').where('sent_at', 'is', null).execute()).toEqual([]);
  const recipients = (await readOutbox(db)).map(({ to }) => to);
  expect(new Set(recipients)).toEqual(new Set([OLD.mobile, OLD.email, NEW_MOBILE]));
  // A message may be sent twice if the node died before recording it, but not more often. Messages are sent in
  // parallel.
  for (const one of new Set(recipients)) expect(recipients.filter((to) => to === one).length).toBeLessThanOrEqual(2);
}

let dying: DyingNodes;
/** The deaths that differ. */
let deaths: readonly number[];
beforeAll(async () => {
  dying = await startDyingNodes(new Date(NOW));
});
afterAll(() => dying?.close());

/** Runs a death on the server, and restores the first state. */
async function dieAndRecover(die: (change: PreparedChange) => Promise<boolean>): Promise<boolean> {
  const [{ deps }] = dying.nodes;
  const change = await prepare(deps);
  const died = await die(change);
  await recovers(deps, change);
  await sql`truncate service_request, service_message, audit_entry, outbox, session, otp_challenge, limit_counter cascade`.execute(
    dying.db,
  );
  await dying.db.updateTable('customer').set(OLD).where('mobile', '=', NEW_MOBILE).execute();
  return died;
}

it('loses nothing and does nothing twice wherever it dies', async () => {
  deaths = await dying.dieEverywhere((statements) =>
    dieAndRecover((change) => dying.diesAt(statements, (deps) => changeAndNotify(deps, change))),
  );
  expect(deaths.length).toBeGreaterThan(5);
}, 600_000);

it('nor where its process is killed with -9', async () => {
  for (const statements of [deaths[0], deaths[deaths.length >> 1]]) {
    const { database } = dying;
    const url = withApplicationName(database.url, 'killed');
    const died = await dieAndRecover(async (change) => {
      const outcome = await diesChanging({ ...database, url }, change, statements ?? 0);
      await connectionsEnd(dying.db, 'killed');
      return outcome;
    });
    expect(died).toBe(true);
  }
}, 600_000);

it('nor on the embedded engine', async () => {
  const home = await mkdtemp(join(tmpdir(), 'lifedesk-killed-'));
  try {
    const template = join(home, 'template');
    await fillFolder(template, new Date(NOW));
    const db = await connect({ folder: template });
    const change = await prepare((await backendOn(db)).deps);
    await db.destroy();
    for (const statements of [deaths[0] ?? 0, deaths[deaths.length >> 1] ?? 0]) {
      const folder = join(home, `after-${statements}`);
      await cp(template, folder, { recursive: true });
      expect(await diesChanging({ folder }, change, statements)).toBe(true);
      const survivor = await connect({ folder });
      await recovers((await backendOn(survivor)).deps, change);
      await survivor.destroy();
    }
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}, 600_000);
