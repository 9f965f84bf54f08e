import { SpanKind } from '@opentelemetry/api';
import { CompiledQuery, sql } from 'kysely';
import { type Db as BossDb, fromKysely, getConstructionPlans, PgBoss } from 'pg-boss';
import type { Db } from '../database/connect.ts';
import { splitStatements } from '../database/split-statements.ts';
import { inSpan } from '../telemetry/in-span.ts';
import { contextOf, type TraceParent, traceParent } from '../telemetry/trace-parent.ts';

/** The queues and the data of their jobs. Personal data stays in our own tables; a job only references a row. */
export interface Jobs {
  /** Sends a message of `service_message`. */
  'send-message': { messageId: string };
  /** Sends a new request to the back office. */
  'forward-request': { ticket: string };
  /** Sends a new settlement case to the back office. */
  'forward-case': { caseId: number };
  /** Sends interest in a plan, or its withdrawal, to the back office. */
  'forward-interest': { reference: string };
  /** Sends what happened to an application to the back office. */
  'forward-application': { eventId: string };
  /** Sends what happened to a medical case to the back office. */
  'forward-medical': { caseId: string; position: number };
}
export type QueueName = keyof Jobs;

/** A failed job is retried after 30 seconds, a minute, two, up to an hour, for about two days. */
const RETRIES = { retryLimit: 50, retryDelay: 30, retryBackoff: true, retryDelayMax: 3_600 } as const;
/** A dead node's jobs go to other nodes after this many seconds; a live node touches its jobs more often. */
const HEARTBEAT_SECONDS = 120;
const TOUCH_MS = 30_000;
/** No job takes this long. */
const EXPIRE_SECONDS = 86_400;
/** How long done jobs are kept, in seconds, for people who investigate errors. */
const KEPT_SECONDS = 7 * 86_400;
const OPTIONS = {
  ...RETRIES,
  expireInSeconds: EXPIRE_SECONDS,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  deleteAfterSeconds: KEPT_SECONDS,
} as const;
const NAMES: readonly QueueName[] = [
  'send-message',
  'forward-request',
  'forward-case',
  'forward-interest',
  'forward-application',
  'forward-medical',
];
/** How many jobs a node works on in parallel. */
const AT_ONCE = 20;
const NO_JOB = '00000000-0000-0000-0000-000000000000';
/** Makes nodes that start together install once. */
const LOCK = 4_200_019;

export interface Queue {
  /** Adds a job to the queue in the transaction `db`. */
  send<Name extends QueueName>(db: Db, name: Name, data: Jobs[Name]): Promise<void>;
  /**
   * Takes all waiting jobs in batches that no other node gets, and passes the jobs of a batch to `work` in parallel. A
   * job is done, or retried later if `work` throws. Starts no further batch once `signal` aborts. Returns the errors.
   */
  work<Name extends QueueName>(
    name: Name,
    work: (data: Jobs[Name]) => Promise<void>,
    options?: { signal?: AbortSignal; touchMs?: number },
  ): Promise<unknown[]>;
  /** Returns the jobs of dead nodes to the queue, and deletes old ones. */
  tidy(): Promise<void>;
}

/** In rounds of a job: a transaction that queued something commits within a minute. */
const BUSY_ROUNDS = 30;
/** A node that queued nothing looks this much less often for what others left behind, and for what is to be retried. */
const IDLE_FACTOR = 15;

const queues = new WeakMap<Db, Promise<Queue>>();
/** How many jobs this node has queued. */
const sent = new WeakMap<Db, number>();

/** Whether to look for jobs, to ask once in each round: in every one after this node queued something, and rarely when it is idle. */
export function pace(db: Db): () => boolean {
  let seen: number | undefined;
  let rounds = 0;
  return () => {
    const now = sent.get(db) ?? 0;
    rounds = now === seen ? rounds + 1 : 0;
    seen = now;
    return rounds < BUSY_ROUNDS || rounds % IDLE_FACTOR === 0;
  };
}

/** The queue in a database, in a schema next to ours. Call it outside transactions. */
export function queueOf(db: Db): Promise<Queue> {
  const queue = queues.get(db) ?? open(db);
  queues.set(db, queue);
  return queue;
}

async function open(db: Db): Promise<Queue> {
  const boss = bossOn(db, await schemaOf(db));
  // pg-boss looks a queue up once, and inside a transaction the embedded engine has no second connection for that.
  for (const name of NAMES) await boss.findJobs(name, { id: NO_JOB });
  return {
    async send(transaction, name, data) {
      sent.set(db, (sent.get(db) ?? 0) + 1);
      await boss.send(name, { ...data, ...traceParent() }, { db: fromKysely(transaction) });
    },
    async work(name, work, { signal, touchMs = TOUCH_MS } = {}) {
      const failures: unknown[] = [];
      const one = async (id: string, data: Jobs[typeof name] & TraceParent) => {
        try {
          await inSpan(`queue: ${name}`, { kind: SpanKind.CONSUMER }, () => work(data), contextOf(data));
          await boss.complete(name, id);
        } catch (error) {
          failures.push(error);
          await boss.fail(name, id);
        }
      };
      for (;;) {
        const jobs = await boss.fetch<Jobs[typeof name] & TraceParent>(name, { batchSize: AT_ONCE });
        const held = jobs.map(({ id }) => id);
        const touching = setInterval(() => void boss.touch(name, held).catch(() => {}), touchMs);
        touching.unref();
        await Promise.all(jobs.map(({ id, data }) => one(id, data))).finally(() => clearInterval(touching));
        if (jobs.length < AT_ONCE || signal?.aborted) return failures;
      }
    },
    async tidy() {
      for (const name of NAMES) await boss.supervise(name);
    },
  };
}

/** Never started, so it has no timers of its own; our jobs call it. */
function bossOn(db: Db, schema: string): PgBoss {
  const boss = new PgBoss({ db: severalStatements(db), schema, supervise: false, schedule: false, migrate: false });
  // Errors are thrown by the call that fails; without a listener the event would end the process.
  boss.on('error', () => {});
  return boss;
}

/** Queries without values may contain several statements, which need one connection. */
function severalStatements(db: Db): BossDb {
  return {
    executeSql: (text, values = []) =>
      values.length > 0
        ? fromKysely(db).executeSql(text, values)
        : db.connection().execute(async (connection) => {
            const rows: unknown[] = [];
            try {
              for (const statement of splitStatements(text))
                rows.push(...(await connection.executeQuery(CompiledQuery.raw(statement))).rows);
            } catch (error) {
              // It may have started a transaction, which must not stay open on the connection.
              await sql`rollback`.execute(connection);
              throw error;
            }
            return { rows };
          }),
  };
}

/** `lifedesk_queue`; for another schema of ours, one named after it. */
async function schemaOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  const own = rows[0]?.name ?? 'public';
  return own === 'public' ? 'lifedesk_queue' : `${own}_queue`;
}

async function isInstalled(db: Db, schema: string): Promise<boolean> {
  const version = `${schema}.version`;
  const { rows } = await sql<{ there: boolean }>`select to_regclass(${version}) is not null as there`.execute(db);
  return rows[0]?.there ?? false;
}

/** How many jobs wait, also those that are to be retried. */
export async function countWaiting(db: Db): Promise<number> {
  const boss = bossOn(db, await schemaOf(db));
  const counts = await Promise.all(NAMES.map((name) => boss.getQueueStats(name)));
  return counts.flat().reduce((sum, { queuedCount }) => sum + queuedCount, 0);
}

/** Our queues that the database does not have. */
export async function missingQueues(db: Db): Promise<QueueName[]> {
  const schema = await schemaOf(db);
  if (!(await isInstalled(db, schema))) return [...NAMES];
  const found = new Set((await bossOn(db, schema).getQueues([...NAMES])).map(({ name }) => name));
  return NAMES.filter((name) => !found.has(name));
}

/** Creates the queue's tables, if missing, and our queues. */
export async function installQueue(db: Db): Promise<void> {
  const schema = await schemaOf(db);
  const isNew = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(transaction);
    if (await isInstalled(transaction, schema)) return false;
    for (const statement of splitStatements(getConstructionPlans(schema)))
      if (!/^(begin|commit)$/i.test(statement)) await sql.raw(statement).execute(transaction);
    return true;
  });
  const boss = bossOn(db, schema);
  for (const name of NAMES)
    if (isNew || !(await boss.getQueue(name))) await boss.createQueue(name, OPTIONS);
    else await boss.updateQueue(name, OPTIONS);
}
