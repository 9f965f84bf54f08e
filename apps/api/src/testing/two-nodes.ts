import type { FastifyInstance } from 'fastify';
import { createSandboxApi } from '../../simulators/sandbox/create-sandbox-api.ts';
import { createSandboxBackend } from '../../simulators/sandbox/create-sandbox-backend.ts';
import type { Sandbox } from '../../simulators/sandbox/sandbox.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import type { Around } from '../platform/database/around-statements.ts';
import type { Db } from '../platform/database/connect.ts';
import { testConfig } from './test-config.ts';
import { openTestDatabase } from './test-database.ts';

export interface Node {
  readonly url: string;
  readonly deps: Deps;
  readonly app: FastifyInstance;
  readonly sandbox: Sandbox;
}
export interface Nodes {
  readonly nodes: readonly [Node, Node];
  /** Moves both nodes' time. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

export interface TwoNodesOptions {
  begin?: Date;
  config?: Partial<Config>;
  /** A PostgreSQL server; null for the embedded engine; by default that of the test run. */
  url?: string | null | undefined;
  /** Runs both nodes' statements. */
  around?: Around;
  /** Replaces the dependencies of a node's handlers. */
  adapt?: (deps: Deps) => Deps;
}

const BEGIN = new Date('2026-11-21T04:30:00.000Z');

const SECRETS = [
  'a secret for tests, long enough to be accepted',
  'the next secret, which takes its place today',
] as const;

/**
 * Two nodes of one installation, which share one database and nothing else. Its secret is just being changed: each node
 * uses another one and accepts both.
 */
export async function startTwoNodes({
  begin = BEGIN,
  config,
  url,
  around,
  adapt = (deps) => deps,
}: TwoNodesOptions = {}): Promise<Nodes> {
  const database = await openTestDatabase(begin, true, url, around);
  let now = begin;
  const start = async (db: Db, secret: string): Promise<Node & { close: () => Promise<void> }> => {
    const secrets = { secret, previousSecrets: SECRETS.filter((other) => other !== secret) };
    const backend = await createSandboxBackend(testConfig('/tmp', { ...secrets, ...config }), {
      db,
      clock: { now: () => now },
    });
    const deps = adapt(backend.deps);
    const app = await createSandboxApi({ deps, sandbox: backend.sandbox }, { scheduled: false });
    const url = await app.listen({ port: 0, host: '127.0.0.1' });
    backend.setOrigin(url);
    const close = async (): Promise<void> => {
      await app.close();
      await backend.close();
    };
    return { url, app, deps, sandbox: backend.sandbox, close };
  };
  const first = await start(database.db, SECRETS[0]);
  // The embedded engine has one connection, which both nodes then share.
  const connection = database.another ? await database.another() : database.db;
  const second = await start(connection, SECRETS[1]);
  return {
    nodes: [first, second],
    advance: (milliseconds) => {
      now = new Date(now.getTime() + milliseconds);
    },
    async close() {
      await first.close();
      await second.close();
      if (connection !== database.db) await connection.destroy();
      await database.close();
    },
  };
}
