import { sql } from 'kysely';
import { MEDICAL_PARTNER_SCENARIOS } from '../../../simulators/medical-partner/medical-partner-simulator.ts';
import type { Deps } from '../../deps.ts';
import { connect, type Db } from '../../platform/database/connect.ts';
import { queueOf } from '../../platform/queue/queue.ts';
import { GatewayError, type PaymentGateway } from '../../ports/payment-gateway.ts';
import type { SmsSender } from '../../ports/sms-sender.ts';
import { postgresServer } from '../postgres-server.ts';
import { CONNECTIONS } from '../test-database.ts';
import { type Node, startTwoNodes } from '../two-nodes.ts';
import { actorHere, pausing, trackCalls } from './actors.ts';
import { addInvariants } from './invariants.ts';
import { addPeople, forgetHistory } from './people.ts';
import type { LockWaits } from './stage.ts';

const BEGIN = new Date('2026-11-21T04:30:00.000Z');

/** Two nodes on one database, and what a test does besides. */
export interface World {
  readonly nodes: readonly [Node, Node];
  /** The test's own connection, which nothing pauses. */
  readonly db: Db;
  readonly lockWaits: LockWaits;
  now(): Date;
  /** Moves the time of both nodes, by milliseconds. */
  advance(milliseconds: number): void;
  /** Undoes everything and returns to the first day, with all connections open. */
  rewind(): Promise<void>;
  close(): Promise<void>;
}

export async function startWorld(): Promise<World> {
  const server = await postgresServer();
  const url = new URL(server.url);
  // Deadlocks are detected at once.
  url.searchParams.set('options', '-c deadlock_timeout=20ms');
  const admin = await connect({ url: server.url, poolSize: 2, timeoutMs: null });
  const nodes = await startTwoNodes({ begin: BEGIN, url: url.href, around: pausing(endOf(admin)), adapt });
  const [{ deps }] = nodes.nodes;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(deps.db);
  const own = new URL(server.url);
  own.pathname = `/${rows[0]?.name}`;
  const db = await connect({ url: own.href, poolSize: 2, timeoutMs: null });
  await addPeople(db);
  await addInvariants(db);
  // The server does not do this by itself here. Without it, checking the invariants takes six times as long.
  await sql`analyze`.execute(db);
  // Forgetting switches triggers off, and then a connection plans each of its statements again: the invariants, too.
  const forgetting = await connect({ url: own.href, poolSize: 1, timeoutMs: null });
  for (const { sandbox, deps } of nodes.nodes) {
    // Callbacks are actors, too.
    await sandbox.state.switchScenario('gateway silent', true);
    // The queue is looked up once, which only the first history would see.
    await queueOf(deps.db);
  }
  return {
    nodes: nodes.nodes,
    db,
    lockWaits: lockWaitsOf(admin),
    now: () => deps.clock.now(),
    advance: nodes.advance,
    async rewind() {
      nodes.advance(BEGIN.getTime() - deps.clock.now().getTime());
      await Promise.all(nodes.nodes.map((node) => openAll(node.deps.db)));
      await openCentres(nodes.nodes);
      await forgetHistory(forgetting);
    },
    async close() {
      await forgetting.destroy();
      await db.destroy();
      await nodes.close();
      await admin.destroy();
      await server.stop();
    },
  };
}

/** A fault has closed some. One that opens during a history takes real time, which cannot be replayed. */
const openAll = (db: Db): Promise<unknown> =>
  Promise.all(Array.from({ length: CONNECTIONS }, () => sql`select 1`.execute(db)));

/** Every centre answers at once again. */
export async function openCentres(nodes: World['nodes']): Promise<void> {
  for (const { sandbox } of nodes)
    for (const name of MEDICAL_PARTNER_SCENARIOS)
      if (sandbox.state.scenarios.has(name)) await sandbox.state.switchScenario(name, false);
}

/** Ends a connection like a broken network, and waits until the server has released its locks. */
const endOf = (admin: Db) => async (connection: number) => {
  for (;;) {
    const { rows } =
      await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity where pid = ${connection}`.execute(admin);
    if (rows.length === 0) return;
  }
};

const lockWaitsOf =
  (admin: Db): LockWaits =>
  async (connections) => {
    const { rows } = await sql<{ pid: number }>`select pid from unnest(${connections}::int[]) as pid
      where cardinality(pg_blocking_pids(pid)) > 0`.execute(admin);
    return new Set(rows.map(({ pid }) => pid));
  };

/**
 * The same dependencies, with every external party visible to the stage, faults of the gateway, and everything counted
 * that has a limit.
 */
function adapt(deps: Deps): Deps {
  const { gateway, sms, payoutBank, upi, medicalPartner, bankVerifier, files, panRegistry, secrets, clock } = deps;
  return {
    ...deps,
    gateway: trackCalls(failing(gateway)),
    sms: trackCalls(counting(sms, clock)),
    payoutBank: payoutBank && trackCalls(payoutBank),
    upi: upi && trackCalls(upi),
    medicalPartner: medicalPartner && trackCalls(medicalPartner),
    files: trackCalls(files),
    panRegistry: panRegistry && trackCalls(panRegistry),
    bankVerifier:
      bankVerifier &&
      trackCalls({
        nameAt: (account) => {
          const task = actorHere()?.task;
          task?.history.counted.happens('bankQuestion', task.person.name, clock.now());
          return bankVerifier.nameAt(account);
        },
      }),
    secrets: {
      ...secrets,
      verify(purpose, text, mac) {
        const isRight = secrets.verify(purpose, text, mac);
        const task = actorHere()?.task;
        if (purpose === 'otp') task?.history.compares(task.person, text.split(':')[0] ?? '', isRight);
        return isRight;
      },
    },
  };
}

/** A gateway that gets an order twice, whose answer is lost, or that is down, depending on the task. */
function failing(gateway: PaymentGateway): PaymentGateway {
  return {
    ...gateway,
    createOrder: (order) => faulty(() => gateway.createOrder(order)),
    debit: (debit) => faulty(() => gateway.debit(debit)),
  };
}

async function faulty<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const actor = actorHere();
  const fault = actor?.task.gateway ?? 'well';
  if (fault === 'well' || !actor) return ask();
  if (fault !== 'twice') actor.isHit = true;
  if (fault === 'away') throw new GatewayError('unreachable');
  const taken = await ask();
  if (fault === 'lost') throw new GatewayError('timeout');
  return fault === 'twice' ? ask() : taken;
}

const counting = (sms: SmsSender, clock: Deps['clock']): SmsSender => ({
  async send(message) {
    await sms.send(message);
    const task = actorHere()?.task;
    if (!task || message.otp === undefined) return;
    const { history, person, session } = task;
    history.codes.set(message.to, message.otp);
    history.counted.happens(session ? 'sessionMessage' : 'signInMessage', person.name, clock.now());
    if (message.to !== person.mobile && session) history.counted.happens('newContactMessage', message.to, clock.now());
  },
});
