import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Deps } from '../../deps.ts';
import { connect, type Db } from '../../platform/database/connect.ts';
import { postgresServer } from '../postgres-server.ts';
import { rememberPayments } from '../rewind-payments.ts';
import { type Node, startTwoNodes } from '../two-nodes.ts';
import { diesHere, seenAtEach } from './dies-here.ts';

/** Two nodes without background work, and others on their database that die. */
export interface DyingNodes {
  readonly nodes: readonly [Node, Node];
  readonly db: Db;
  /** Returns a function that restores the database's current state. */
  remember(): Promise<() => Promise<void>>;
  /** Moves the time of all nodes by milliseconds. */
  advance(milliseconds: number): void;
  /** Runs work on a node that dies after this many statements. Returns whether it died before it finished. */
  diesAt(statements: number, work: (deps: Deps) => Promise<unknown>): Promise<boolean>;
  /** Runs work to its end and returns what others see after each of its statements. */
  seenAtEach<View>(work: (deps: Deps) => Promise<unknown>, look: () => Promise<View>): Promise<View[]>;
  close(): Promise<void>;
}

/** @param begin the time of all nodes, until it is moved */
export async function startDyingNodes(begin: Date): Promise<DyingNodes> {
  const server = await postgresServer();
  const { nodes, advance, close } = await startTwoNodes({ begin, url: server.url });
  const [node] = nodes;
  // The test runs the background work itself.
  for (const { app } of nodes) await app.jobs.stop();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(node.deps.db);
  const own = new URL(server.url);
  own.pathname = `/${rows[0]?.name}`;
  const database = { url: own.href, poolSize: 4 };
  const admin = await connect({ url: own.href, poolSize: 1 });
  return {
    nodes,
    db: node.deps.db,
    remember: () => rememberPayments(node),
    advance,
    diesAt: (statements, work) => diesHere(database, admin, statements, (db) => work({ ...node.deps, db })),
    seenAtEach: (work, look) => seenAtEach(database, (db) => work({ ...node.deps, db }), look),
    async close() {
      await admin.destroy();
      await close();
      await server.stop();
    },
  };
}

/**
 * Kills a node after the first statement of its work, then after a later one, until it survives to the end.
 * @param stride 1 if restarting takes only a moment
 * @param most more statements than the work runs
 * @returns about how many statements it runs
 */
export async function killEverywhere(
  stride: number,
  most: number,
  once: (statements: number) => Promise<boolean>,
): Promise<number> {
  let statements = 0;
  while (statements < most && (await once(statements))) statements += stride;
  expect(statements).toBeLessThan(most);
  return statements;
}
