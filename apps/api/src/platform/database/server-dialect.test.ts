import { randomUUID } from 'node:crypto';
import { createServer, connect as dial, type Socket } from 'node:net';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readMessages } from '../../testing/postgres-messages.ts';
import { type PostgresServer, postgresServer } from '../../testing/postgres-server.ts';
import { connect, type Db } from './connect.ts';
import { lastOf } from './last-statement.ts';

const schema = `together_${randomUUID().replaceAll('-', '')}`;
let server: PostgresServer;
let admin: Db;
let db: Db;
let through: Awaited<ReturnType<typeof recorder>>;
beforeAll(async () => {
  server = await postgresServer();
  admin = await connect({ url: server.url, schema });
  await sql`create schema ${sql.id(schema)}`.execute(admin);
  through = await recorder(server.url);
  db = await connect({ url: through.url, schema, poolSize: 1 });
});
afterAll(async () => {
  await db.destroy();
  await through.close();
  await sql`drop schema ${sql.id(schema)} cascade`.execute(admin);
  await admin.destroy();
  await server.stop();
});
beforeEach(async () => {
  await sql`drop table if exists one, other`.execute(admin);
  await sql`create table one (n int primary key)`.execute(admin);
  await sql`create table other (n int references one deferrable initially deferred)`.execute(admin);
  // the first query of a connection opens it
  await sql`select`.execute(db);
  through.packets.length = 0;
});

/** A way to the server that records the types of the messages of each packet. */
async function recorder(url: string) {
  const target = new URL(url);
  const packets: string[] = [];
  const sockets = new Set<Socket>();
  const listener = createServer({ noDelay: true }, (near) => {
    const far = dial({ port: Number(target.port), host: target.hostname, noDelay: true });
    const read = readMessages({ startsUntyped: true });
    for (const socket of [near, far]) sockets.add(socket.on('error', () => socket.destroy()));
    near.on('data', (chunk) => {
      packets.push(
        read(chunk)
          .map((message) => String.fromCharCode(message[0] ?? 0))
          .join(''),
      );
      far.write(chunk);
    });
    far.on('data', (chunk) => near.write(chunk));
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const address = listener.address();
  const own = new URL(url);
  own.hostname = '127.0.0.1';
  own.port = String(typeof address === 'object' ? address?.port : '');
  return {
    url: own.href,
    packets,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => listener.close(resolve));
    },
  };
}

const insert = (on: Db, n: unknown) => sql`insert into one values (${n})`.execute(on);
const rows = async () => (await sql<{ n: number }>`select n from one order by n`.execute(admin)).rows.map(({ n }) => n);

/** Query, and parse, bind, describe, execute, sync; a prepared statement is not parsed again. */
describe('a transaction', () => {
  it('sends begin with the first statement, and commit with the last if that is known', async () => {
    const work = (ns: number[]) =>
      db.transaction().execute(async (transaction) => {
        await sql`select from one where n = ${ns[0]} for update`.execute(transaction);
        await insert(lastOf(transaction), ns[1]);
      });
    await work([0, 1]);
    await work([0, 2]);
    expect(through.packets).toEqual(['QPBDES', 'PBDESQ', 'QBDES', 'BDESQ']);
    expect(await rows()).toEqual([1, 2]);
  });

  it('sends commit on its own if the last statement is not known', async () => {
    await db.transaction().execute(async (transaction) => {
      await insert(transaction, 1);
      await insert(transaction, 2);
    });
    expect(through.packets.map((packet) => packet.replace('P', ''))).toEqual(['QBDES', 'BDES', 'Q']);
    expect(await rows()).toEqual([1, 2]);
  });

  it('of one statement is one packet', async () => {
    await db.transaction().execute((transaction) => insert(lastOf(transaction), 1));
    expect(through.packets.map((packet) => packet.replace('P', ''))).toEqual(['QBDESQ']);
    expect(await rows()).toEqual([1]);
  });

  it('without a statement sends nothing', async () => {
    await db.transaction().execute(async () => {});
    const failing = db.transaction().execute(async () => Promise.reject(new Error('changed my mind')));
    await expect(failing).rejects.toThrow('changed my mind');
    expect(through.packets).toEqual([]);
  });

  it('keeps its isolation and access', async () => {
    const work = db
      .transaction()
      .setIsolationLevel('serializable')
      .setAccessMode('read only')
      .execute((transaction) => insert(transaction, 1));
    await expect(work).rejects.toThrow('read-only');
  });
});

describe('a transaction rolls back', () => {
  const failing = (last: (transaction: Db) => Promise<unknown>) =>
    db.transaction().execute(async (transaction) => {
      await insert(transaction, 1);
      await last(lastOf(transaction));
    });

  it('if its last statement fails', async () => {
    await expect(failing((on) => insert(on, 1))).rejects.toThrow('duplicate key');
    expect(await rows()).toEqual([]);
  });

  it('if its first statement fails, and the next statement does not join it', async () => {
    await insert(admin, 1);
    await expect(db.transaction().execute((transaction) => insert(transaction, 1))).rejects.toThrow('duplicate key');
    await insert(db, 2);
    expect(await rows()).toEqual([1, 2]);
  });

  it('if its only statement fails', async () => {
    await insert(admin, 1);
    const only = db.transaction().execute((transaction) => insert(lastOf(transaction), 1));
    await expect(only).rejects.toThrow('duplicate key');
    await insert(db, 2);
    expect(await rows()).toEqual([1, 2]);
  });

  it('if the commit fails', async () => {
    await expect(failing((on) => sql`insert into other values (${7})`.execute(on))).rejects.toThrow('foreign key');
    expect(await rows()).toEqual([]);
  });

  it('if a value of its last statement cannot be written', async () => {
    const circle: Record<string, unknown> = {};
    circle.self = circle;
    await expect(failing((on) => sql`insert into one select ${circle}`.execute(on))).rejects.toThrow('circular');
    expect(await rows()).toEqual([]);
  });

  it('if the plan of its last statement has become stale, and does not run it again on its own', async () => {
    const last = (on: Db) =>
      sql`with added as (insert into one values (${2}) returning n) select n from added`.execute(on);
    await failing(last);
    await sql`truncate one, other`.execute(admin);
    await sql`alter table one alter column n type bigint`.execute(admin);
    await expect(failing(last)).rejects.toThrow('cached plan');
    expect(await rows()).toEqual([]);
    await failing(last);
    expect(await rows()).toEqual([1, 2]);
  });

  it('if its connection is lost, and the next gets another', async () => {
    const lost = db.transaction().execute(async (transaction) => {
      await insert(transaction, 1);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid}, 60000)`.execute(admin);
      await insert(lastOf(transaction), 2);
    });
    await expect(lost).rejects.toThrow();
    await insert(db, 3);
    expect(await rows()).toEqual([3]);
  });
});

describe('the last statement', () => {
  it('is followed by no other, and says that it has committed', async () => {
    const work = db.transaction().execute(async (transaction) => {
      await insert(lastOf(transaction), 1);
      await insert(transaction, 2);
    });
    await expect(work).rejects.toThrow('the last statement has committed the transaction');
    expect(await rows()).toEqual([1]);
    await insert(db, 3);
    expect(await rows()).toEqual([1, 3]);
  });

  it('is any statement outside a transaction', async () => {
    await insert(lastOf(db), 1);
    await insert(db, 2);
    expect(await rows()).toEqual([1, 2]);
  });
});
