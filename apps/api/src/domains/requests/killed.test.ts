import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createSandboxBackend } from '../../../simulators/sandbox/create-sandbox-backend.ts';
import { readOutbox } from '../../../simulators/sandbox/outbox-routes.ts';
import type { Deps } from '../../deps.ts';
import { createSessions } from '../../platform/access/sessions.ts';
import { connect, type Db, type DbOptions } from '../../platform/database/connect.ts';
import { queueOf } from '../../platform/queue/queue.ts';
import { connectionsEnd, withApplicationName } from '../../testing/dying/connections-end.ts';
import { dies } from '../../testing/dying/dies.ts';
import { diesHere } from '../../testing/dying/dies-here.ts';
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
import { postgresServer } from '../../testing/postgres-server.ts';
import { testConfig } from '../../testing/test-config.ts';
import { updateMobile } from '../profile/updateContact.ts';
import { requestsJob } from './requests-job.ts';

const NOW = '2026-11-21T04:30:00.000Z';
/** More statements than this runs. */
const MOST = 200;
/**
 * A process is killed after every 16th statement. On a server the node also dies in process after each of the others.
 * The embedded engine takes seconds to open, so there every 16th is enough.
 */
const STRIDE = 16;

const backendOn = (db: Db) => createSandboxBackend(testConfig('/nowhere'), { db, clock: { now: () => new Date(NOW) } });

/** Whether a node that dies in process did so before it had made the change and sent its messages. */
async function diesHereChanging(
  database: DbOptions & { url: string },
  admin: Db,
  deps: Deps,
  change: PreparedChange,
  at: number,
) {
  const session = await createSessions(deps).find(change.token);
  return diesHere(database, admin, at, async (db) => {
    const dying = { ...deps, db };
    await updateMobile.run({ ...change.call, session } as never, dying);
    await requestsJob(dying, { warn: () => {} } as never).run(new AbortController().signal);
  });
}

/** Whether the node was killed before it was done. */
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

// both mostly wait for other processes
it.concurrent('loses nothing and does nothing twice wherever it is killed, on the embedded engine', async () => {
  const home = await mkdtemp(join(tmpdir(), 'lifedesk-killed-'));
  try {
    const template = join(home, 'template');
    const db = await connect({ folder: template });
    const change = await prepare((await backendOn(db)).deps);
    await db.destroy();
    const dieAndRecover = async (killAfter: number): Promise<boolean> => {
      const folder = join(home, `after-${killAfter}`);
      await cp(template, folder, { recursive: true });
      const died = await diesChanging({ folder }, change, killAfter);
      const survivor = await connect({ folder });
      await recovers((await backendOn(survivor)).deps, change);
      await survivor.destroy();
      await rm(folder, { recursive: true });
      return died;
    };
    let killed = 0;
    while (killed < MOST && (await dieAndRecover(killed))) killed += STRIDE;
    expect(killed).toBeGreaterThan(20);
  } finally {
    await rm(home, { recursive: true, force: true });
  }
}, 1_800_000);

it.concurrent('and on a server', async () => {
  const server = await postgresServer();
  const schema = `killed_${randomUUID().replaceAll('-', '')}`;
  const admin = await connect({ url: server.url, poolSize: 1, timeoutMs: null });
  await sql`create schema ${sql.id(schema)}`.execute(admin);
  const database = { url: server.url, schema, poolSize: 4, timeoutMs: null };
  const application = schema.slice(0, 60);
  const db = await connect(database);
  try {
    const { deps } = await backendOn(db);
    let killed = 0;
    for (; killed < MOST; killed += 1) {
      const change = await prepare(deps);
      const died =
        killed % STRIDE === 0
          ? await diesChanging({ ...database, url: withApplicationName(server.url, application) }, change, killed)
          : await diesHereChanging(database, admin, deps, change, killed);
      await connectionsEnd(admin, application);
      await recovers(deps, change);
      if (!died) break;
      await sql`truncate service_request, service_message, audit_entry, outbox, session, otp_challenge, limit_counter cascade`.execute(
        db,
      );
      await db.updateTable('customer').set(OLD).where('mobile', '=', NEW_MOBILE).execute();
    }
    expect(killed).toBeGreaterThan(20);
  } finally {
    await db.destroy();
    await sql`drop schema if exists ${sql.id(schema)}, ${sql.id(`${schema}_queue`)} cascade`.execute(admin);
    await admin.destroy();
    await server.stop();
  }
}, 1_800_000);
