import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Deps } from '../../deps.ts';
import { connect, type Db } from '../../platform/database/connect.ts';
import { postgresServer } from '../postgres-server.ts';
import { rememberPayments } from '../rewind-payments.ts';
import { type Node, startTwoNodes } from '../two-nodes.ts';
import { diesHere, seenAtEach } from './dies-here.ts';

/** Two nodes that do nothing by themselves, and others on their database that die. */
export interface DyingNodes {
  readonly nodes: readonly [Node, Node];
  readonly db: Db;
  /** Answers how to take the database back to what it is now. */
  remember(): Promise<() => Promise<void>>;
  /** Moves the time of all nodes by milliseconds. */
  advance(milliseconds: number): void;
  /** A node that dies after so many statements of its work; whether it died before it was done. */
  diesAt(statements: number, work: (deps: Deps) => Promise<unknown>): Promise<boolean>;
  /** What others see after each statement of its work, which it does to its end. */
  seenAtEach<Seen>(work: (deps: Deps) => Promise<unknown>, look: () => Promise<Seen>): Promise<Seen[]>;
  close(): Promise<void>;
}

/** @param begin the time of all nodes, until it is moved */
export async function startDyingNodes(begin: Date): Promise<DyingNodes> {
  const server = await postgresServer();
  const { nodes, advance, close } = await startTwoNodes({ begin, url: server.url });
  const [node] = nodes;
  // What a node does by itself is done by the test, when it asks for it.
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
 * Kills a node after the first statement of its work, then after some more, up to where it lives to the end.
 * @param stride 1 where to begin again takes a moment
 * @param most more statements than the work takes
 * @returns how many statements it takes, about
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
