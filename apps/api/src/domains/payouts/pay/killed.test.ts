import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { transferStore } from '../../../../simulators/banks/transfer-store.ts';
import { createSandboxApi } from '../../../../simulators/sandbox/create-sandbox-api.ts';
import { createSandboxBackend } from '../../../../simulators/sandbox/create-sandbox-backend.ts';
import { connect } from '../../../platform/database/connect.ts';
import { dies } from '../../../testing/dying/dies.ts';
import { postgresServer } from '../../../testing/postgres-server.ts';
import { testConfig } from '../../../testing/test-config.ts';
import { orderPayout } from '../public.ts';
import { processPayouts } from './process-payouts.ts';

const POLICY = '501234567';
const NOW = new Date('2026-11-21T04:30:00.000Z');
/** More statements than a payout runs. */
const MOST = 80;
/** In process a node dies everywhere (killed-payouts.test); a process is killed a few times in between. */
const STEP = 8;

it('a node that dies at any statement, or with the transfer at the bank, pays once', async () => {
  const server = await postgresServer();
  const schema = `paying_${randomUUID().replaceAll('-', '')}`;
  const admin = await connect({ url: server.url, poolSize: 1, timeoutMs: null });
  await sql`create schema ${sql.id(schema)}`.execute(admin);
  const database = { url: server.url, schema, poolSize: 4, timeoutMs: null };
  const db = await connect(database);
  let now = NOW;
  const backend = await createSandboxBackend(testConfig('/tmp'), { db, clock: { now: () => now } });
  const app = await createSandboxApi(backend, { scheduled: false });
  try {
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    backend.setOrigin(origin);
    const pays = async (statements: number | null) => {
      const ticket = `SR${String(statements ?? 999).padStart(10, '0')}`;
      const order = { ticket, policyNo: POLICY, kind: 'surrender' as const, grossPaise: 10_000_00, taxPaise: 0 };
      await db
        .transaction()
        .execute((inside) => orderPayout(inside, { ...order, deductions: [], countsFrom: '2026-11-21' }, now));
      const died = await dies('dies-paying.ts', { database, now: now.toISOString(), origin, statements });
      // another node continues once the payout is due, after the dead node's statements have ended
      now = new Date(now.getTime() + 3_600_000);
      await expect
        .poll(
          async () => {
            await processPayouts(backend.deps);
            now = new Date(now.getTime() + 3_600_000);
            return (await db.selectFrom('payout').select('state').where('ticket', '=', ticket).executeTakeFirst())
              ?.state;
          },
          { timeout: 60_000 },
        )
        .toBe('paid');
      const sent = (await (await transferStore(db)).all()).filter(({ reference }) => reference.startsWith(ticket));
      expect(sent).toMatchObject([{ reference: `${ticket}-1`, amount: 10_000_00 }]);
      const { rows } = await sql<{ kind: string; n: number }>`select p.kind, count(*)::int as n from ledger_posting p
        where p.payout_ticket = ${ticket} group by p.kind order by p.kind`.execute(db);
      expect(rows).toEqual([
        { kind: 'payout-owed', n: 1 },
        { kind: 'payout-paid', n: 1 },
      ]);
      return died;
    };
    expect(await pays(null)).toBe(true);
    let killed = 0;
    for (let statements = 0; statements < MOST && (await pays(statements)); statements += STEP) killed += 1;
    expect(killed).toBeGreaterThan(2);
  } finally {
    await app.close();
    await backend.close();
    await db.destroy();
    await sql`drop schema if exists ${sql.id(schema)}, ${sql.id(`${schema}_queue`)} cascade`.execute(admin);
    await admin.destroy();
    await server.stop();
  }
}, 1_800_000);
