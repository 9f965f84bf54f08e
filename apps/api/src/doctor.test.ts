import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { generate } from 'selfsigned';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from './adapters/system-clock.ts';
import type { Config } from './config.ts';
import { examine } from './doctor.ts';
import { connect, type Db } from './platform/database/connect.ts';
import { sealJson } from './platform/sealed-json.ts';
import { createSecrets } from './platform/secrets.ts';
import { freePort } from './testing/free-port.ts';
import { type PostgresServer, postgresServer } from './testing/postgres-server.ts';
import { cloneOnServer, type ServerDatabase } from './testing/server-database.ts';
import { tables } from './testing/tables.ts';
import { testConfig } from './testing/test-config.ts';
import { transactionPooler } from './testing/transaction-pooler.ts';

const DAY_MS = 86_400_000;

let server: PostgresServer;
let database: ServerDatabase;
let db: Db;
let folder: string;
beforeAll(async () => {
  server = await postgresServer();
  database = await cloneOnServer(server.url, tables());
  db = await connect({ url: database.url, poolSize: 1 });
  folder = await mkdtemp(join(tmpdir(), 'lifedesk-doctor-'));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const onServer = (url: string, prepare = true): Config['database'] => ({ url, folder: null, poolSize: 1, prepare });
const later = (milliseconds: number) => ({ now: () => new Date(systemClock.now().getTime() + milliseconds) });

/** What it found wrong: `what: mend`. */
async function faults(config: Partial<Config> = {}, { clock = systemClock, leastFree = 1 } = {}): Promise<string[]> {
  const healthy = testConfig(folder, { database: onServer(database.url), ...config });
  const findings = await examine(healthy, clock, leastFree);
  return findings.flatMap(({ what, mend }) => (mend === null ? [] : [`${what}: ${mend}`]));
}

describe('the doctor', () => {
  it('finds nothing wrong with a healthy installation', async () => {
    expect(await faults()).toEqual([]);
  });

  it('says that staff cannot sign in without a provider, and finds one that does not answer', async () => {
    const notes = await examine(testConfig(folder, { database: onServer(database.url) }), systemClock, 1);
    expect(notes.map(({ what }) => what)).toContain('staff sign-in: not set up, so no one signs in at a branch desk');
    const staff = {
      url: `http://127.0.0.1:${await freePort()}`,
      clientId: 'lifedesk',
      secret: 'x',
      returnAddresses: [],
    };
    expect(await faults({ staff: { ...staff, returnAddresses: ['https://desk.example/'] } })).toEqual([
      'staff sign-in: LIFEDESK_STAFF_ISSUER does not answer as an OpenID Connect provider: check the address, and that this machine may reach it',
    ]);
  });

  it('finds a folder that it cannot write to', async () => {
    const file = join(folder, 'file');
    await writeFile(file, '');
    expect(await faults({ files: { kind: 'folder', folder: join(file, 'files') } })).toEqual([
      expect.stringMatching(
        /^folder: Files cannot be written to .+ \(ENOTDIR: .+\): give this program's user the folder, or/,
      ),
    ]);
  });

  it('finds a disk that is nearly full', async () => {
    expect(await faults({}, { leastFree: Number.MAX_SAFE_INTEGER })).toEqual([
      expect.stringMatching(/^disk: Only \d+ MB are free in .+: make room before uploads fail$/),
    ]);
  });

  it('finds a typeface that is not installed', async () => {
    const { brand } = testConfig(folder);
    expect(
      await faults({ brand: { ...brand, type: { ...brand.type, files: '@fontsource/none/files/none' } } }),
    ).toEqual([
      expect.stringMatching(
        /^fonts: Documents cannot be drawn \(Cannot find .*\): files of this release are missing, so/,
      ),
    ]);
  });

  it('finds a certificate that expires soon, or has expired', async () => {
    const notAfterDate = new Date(systemClock.now().getTime() + 10.5 * DAY_MS);
    const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], { notAfterDate });
    expect(await faults({ tls: { cert, key } })).toEqual([
      'certificate: The certificate in LIFEDESK_TLS_CERT expires in 10 days: renew it',
    ]);
    expect((await faults({ tls: { cert, key } }, { clock: later(11 * DAY_MS) }))[0]).toContain('has expired');
  });

  it('finds a TZ that is no time zone', async () => {
    const { TZ } = process.env;
    process.env.TZ = 'Asia/Nowhere';
    try {
      expect(await faults()).toEqual(['time zone of this machine: TZ names no time zone: remove it, or set it to UTC']);
    } finally {
      if (TZ === undefined) delete process.env.TZ;
      else process.env.TZ = TZ;
    }
  });

  it('finds a database that does not answer, or does not exist', async () => {
    const absent = 'postgres://lifedesk@127.0.0.1:1/lifedesk';
    expect(await faults({ database: onServer(absent) })).toEqual([
      expect.stringMatching(/^database: The database does not answer \(.*ECONNREFUSED.*\): check DATABASE_URL, that/),
    ]);
    const missing = Object.assign(new URL(server.url), { pathname: `/${randomUUID()}` }).href;
    expect((await faults({ database: onServer(missing) }))[0]).toContain('does not exist');
  });

  it('finds a database that accepts no writes, such as a replica', async () => {
    const own = await cloneOnServer(server.url, tables());
    try {
      await sql`alter database ${sql.id(new URL(own.url).pathname.slice(1))} set default_transaction_read_only to on`.execute(
        db,
      );
      expect(await faults({ database: onServer(own.url) })).toEqual([
        'database: The database is read-only, as a replica is: let DATABASE_URL name the primary',
      ]);
    } finally {
      await own.drop();
    }
  });

  it('finds prepared statements behind a pooler that keeps none', async () => {
    const pooler = await transactionPooler(database.url);
    try {
      expect(await faults({ database: onServer(pooler.url, false) })).toEqual([]);
      expect(await faults({ database: onServer(pooler.url) })).toContain(
        'pooling: The pooler in front of the database keeps no prepared statements: set LIFEDESK_DB_PREPARE=off',
      );
    } finally {
      await pooler.close();
    }
  });

  it('blames no pooler for a server that accepts too few connections', async () => {
    const role = `doctor_${randomUUID().replaceAll('-', '')}`;
    await sql`create role ${sql.id(role)} login connection limit 3`.execute(db);
    try {
      const few = Object.assign(new URL(database.url), { username: role }).href;
      expect(await faults({ database: onServer(few) })).toContain(
        `pooling: This could not be checked: too many connections for role "${role}"`,
      );
    } finally {
      await sql`drop role ${sql.id(role)}`.execute(db);
    }
  });

  it.each([
    [60_000, "clock: The clock of this machine is 60 seconds ahead of the database's: let NTP set both"],
    [-60_000, "clock: The clock of this machine is 60 seconds behind the database's: let NTP set both"],
  ])('finds a clock that is %i milliseconds off', async (milliseconds, fault) => {
    expect(await faults({}, { clock: later(milliseconds) })).toEqual([fault]);
  });

  it('finds a database whose days have 23 or 25 hours', async () => {
    const own = await cloneOnServer(server.url, tables());
    const name = new URL(own.url).pathname.slice(1);
    await sql`alter database ${sql.id(name)} set timezone to 'America/New_York'`.execute(db);
    expect(await faults({ database: onServer(own.url) })).toEqual([
      "time zone of the database: The database's time zone is America/New_York: set it with alter database … set timezone to 'UTC'",
    ]);
    await own.drop();
  });

  it('finds missing migrations and queues', async () => {
    const own = await cloneOnServer(server.url, tables());
    const admin = await connect({ url: own.url, poolSize: 1 });
    await sql`delete from lifedesk_queue.queue where name = 'send-message'`.execute(admin);
    expect(await faults({ database: onServer(own.url) })).toEqual([
      'migrations: The database lacks queues of this release (send-message): run node lifedesk.mjs migrate',
    ]);
    await sql`delete from migration where name >= '168'`.execute(admin);
    expect((await faults({ database: onServer(own.url) }))[0]).toContain('The database lacks');
    await admin.destroy();
    await own.drop();
  });

  it('finds an old secret, and a previous one that is no longer needed', async () => {
    const age = async (days: number) => {
      await db.deleteFrom('signing_key').execute();
      const valid_from = new Date(systemClock.now().getTime() - days * DAY_MS);
      await db
        .insertInto('signing_key')
        .values({ key_id: 'AAAAAAAAAAA', public_key: 'A'.repeat(43), valid_from })
        .execute();
    };
    await age(400);
    expect(await faults()).toEqual([
      'age of keys: LIFEDESK_SECRET is 400 days old: set another, and this one as LIFEDESK_SECRET_PREVIOUS for a day',
    ]);
    await age(3);
    expect(await faults()).toEqual([]);
    expect(await faults({ previousSecrets: ['x'.repeat(32)] })).toEqual([
      'age of keys: LIFEDESK_SECRET was changed 3 days ago: remove LIFEDESK_SECRET_PREVIOUS, which is still accepted',
    ]);
    await age(1);
    expect(await faults({ previousSecrets: ['x'.repeat(32)] })).toEqual([]);
  });

  it('finds that the secret of the oldest copy of a health declaration is missing', async () => {
    const [earlier, newest] = ['e'.repeat(32), 'n'.repeat(32)];
    // the copy alone: its request and its customer do not matter here
    await sql`set session_replication_role = replica`.execute(db);
    const facts = { customer_id: 1, policy_no: '501234567', application_no: null, version: 2, language: 'en' } as const;
    await db
      .insertInto('health_declaration')
      .values({ ...facts, ticket: 'SR1', outcome: 'clean', declared_on: '2026-11-26', valid_until: '2026-12-26' })
      .execute();
    const sealed = sealJson(createSecrets(earlier), 'health-copy', { ticket: 'SR1', lines: [] });
    await db.insertInto('health_declaration_copy').values({ ticket: 'SR1', sealed }).execute();
    try {
      expect(await faults({ healthSecret: newest })).toEqual([
        'health secret: Nothing opens the copy of a health declaration of 2026-11-26: add the secret of that day to LIFEDESK_HEALTH_SECRET_PREVIOUS',
      ]);
      expect(await faults({ healthSecret: newest, previousHealthSecrets: [earlier] })).toEqual([]);
    } finally {
      await db.deleteFrom('health_declaration_copy').execute();
      await db.deleteFrom('health_declaration').execute();
      await sql`reset session_replication_role`.execute(db);
    }
  });
});
