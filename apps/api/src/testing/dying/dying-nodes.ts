import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Deps } from '../../deps.ts';
import { connect, type Db, type DbOptions } from '../../platform/database/connect.ts';
import { postgresServer } from '../postgres-server.ts';
import { rememberPayments } from '../rewind-payments.ts';
import { type Node, startTwoNodes } from '../two-nodes.ts';
import { diesHere, type Life, seenAtEach } from './dies-here.ts';

/** Two nodes without background work, and others on their database that die. */
export interface DyingNodes {
  readonly nodes: readonly [Node, Node];
  readonly db: Db;
  /** Their database, for a process of its own. */
  readonly database: DbOptions & { readonly url: string };
  /** Returns a function that restores the database's current state. */
  remember(): Promise<() => Promise<void>>;
  /** Moves the time of all nodes by milliseconds. */
  advance(milliseconds: number): void;
  /** Runs work on a node that dies after this many statements. Returns whether it died before it finished. */
  diesAt(statements: number, work: (deps: Deps) => Promise<unknown>): Promise<boolean>;
  /**
   * Runs a scene in which a node survives, and then once for each death that leaves something else behind: at each
   * transaction, and at each statement outside one. All deaths within a transaction are the same, because the server
   * rolls it back.
   * @param scene gets the number of statements for `diesAt`, and returns its outcome
   * @returns the numbers of statements at which it died
   */
  dieEverywhere(scene: (statements: number) => Promise<boolean>): Promise<readonly number[]>;
  /** Runs work to its end and returns what others see after each of its statements. */
  seenAtEach<View>(work: (deps: Deps) => Promise<unknown>, look: () => Promise<View>): Promise<View[]>;
  close(): Promise<void>;
}

/** @param begin the time of all nodes, until it is moved */
export async function startDyingNodes(begin: Date): Promise<DyingNodes> {
  const server = await postgresServer();
  const { nodes, advance, close } = await startTwoNodes({ begin, url: server.url });
  const [node] = nodes;
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(node.deps.db);
  const own = new URL(server.url);
  own.pathname = `/${rows[0]?.name}`;
  const database = { url: own.href, poolSize: 4, timeoutMs: null };
  const admin = await connect({ url: own.href, poolSize: 1 });
  let last: Life | undefined;
  return {
    nodes,
    db: node.deps.db,
    database,
    remember: () => rememberPayments(node),
    advance,
    async diesAt(statements, work) {
      last = await diesHere(database, admin, statements, (db) => work({ ...node.deps, db }));
      return last.died;
    },
    async dieEverywhere(scene) {
      expect(await scene(Number.POSITIVE_INFINITY)).toBe(false);
      const turns = last?.turns ?? [];
      expect(turns.length).toBeGreaterThan(1);
      const outcomes: boolean[] = [];
      for (const statements of turns) outcomes.push(await scene(statements));
      expect(outcomes).toContain(true);
      return turns;
    },
    seenAtEach: (work, look) => seenAtEach(database, (db) => work({ ...node.deps, db }), look),
    async close() {
      await admin.destroy();
      await close();
      await server.stop();
    },
  };
}
