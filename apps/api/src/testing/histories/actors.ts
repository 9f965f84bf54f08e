import { AsyncLocalStorage } from 'node:async_hooks';
import type { Around } from '../../platform/database/around-statements.ts';
import type { Task } from './task.ts';

/** How a connection ends: before the statement runs, after it has and before its answer comes, or with the whole call. */
export type Fault = 'before' | 'after' | 'stop';

/** A request of an actor that is not answered yet: two clicks are two of them. */
interface Strand {
  readonly number: number;
  /** When it moved last, counted by the moves of its actor. */
  moved: number;
}

/** A statement that waits for its turn. */
interface Pause {
  readonly statement: string;
  readonly connection: number;
  readonly strand: Strand | undefined;
  readonly go: (fault: Fault | null) => void;
}

/** One call on its way through our code. Only one actor moves at a time. */
export interface Actor {
  readonly task: Task;
  /** Statements that wait, the oldest first: a call may send several at the same moment. */
  readonly pauses: Pause[];
  /** Connections on which a statement runs. */
  readonly running: { readonly connection: number; readonly strand: Strand | undefined }[];
  /** Its requests that are under way. */
  readonly strands: Strand[];
  /** How many requests it has made, and how often it has moved. */
  requests: number;
  moves: number;
  /** Calls to outside parties that have not been answered. */
  effects: number;
  isDone: boolean;
  /** Its process has died: it sends nothing more. */
  isStopped: boolean;
  /** A fault has hit it, so it may answer that something went wrong. */
  isHit: boolean;
  /** Waits for a lock, or for another actor in the same process. */
  isWaiting: boolean;
  /** Nothing pauses it. */
  readonly isAtOnce: boolean;
}

/** What an ended connection looks like to the code above it. */
class ConnectionEnded extends Error {
  override readonly message = 'Connection terminated unexpectedly';
}

interface Place {
  readonly actor: Actor;
  readonly strand?: Strand;
}
const current = new AsyncLocalStorage<Place>();

/** The actor that this code runs for; undefined for what the test itself does. */
export const actorHere = (): Actor | undefined => current.getStore()?.actor;

/** Does something that no actor does: it is not paused. */
const aside = <Result>(work: () => Promise<Result>): Promise<Result> => current.exit(work);

/** Statements of the simulators are as if they came from outside. */
const SIMULATED = /\bsandbox_/;

let changed: (() => void) | null = null;
const notify = (): void => changed?.();

/** Resolves at the next pause, end or answer of any actor. */
export const nextChange = (): Promise<void> =>
  new Promise((resolve) => {
    changed = resolve;
  });

const actorOf = (task: Task): Actor => ({
  task,
  pauses: [],
  running: [],
  strands: [],
  requests: 0,
  moves: 0,
  effects: 0,
  isDone: false,
  isStopped: false,
  isHit: false,
  isWaiting: false,
  isAtOnce: false,
});

/** Does a task from its beginning to its end: what has happened before a history becomes interesting. */
export const runAtOnce = (task: Task): Promise<void> =>
  current.run({ actor: { ...actorOf(task), isAtOnce: true } }, task.run);

/** Waits with an actor for what it does not pause for. */
async function onItsWay<Result>(actor: Actor, answer: Promise<Result>): Promise<Result> {
  actor.effects += 1;
  try {
    return await answer;
  } finally {
    actor.effects -= 1;
    notify();
  }
}

/** A request: which of several at the same moment moves is decided by their numbers, not by which of them is quicker. */
export async function asRequest<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> {
  const actor = actorHere();
  if (!actor) return ask();
  actor.requests += 1;
  const strand = { number: actor.requests, moved: 0 };
  actor.strands.push(strand);
  try {
    // it may begin only when it is awaited
    return await current.run({ actor, strand }, async () => await ask());
  } finally {
    actor.strands.splice(actor.strands.indexOf(strand), 1);
    notify();
  }
}

/** Whether some of its code is on its way to a statement: it has one that is neither paused nor runs. */
export function isComputing({ isDone, pauses, running, strands }: Actor): boolean {
  if (isDone) return false;
  const known = [...pauses, ...running];
  return strands.length === 0
    ? known.length === 0
    : strands.some((strand) => !known.some((statement) => statement.strand === strand));
}

/** Starts an actor; it runs up to its first pause. */
export function startActor(task: Task): Actor {
  const actor = actorOf(task);
  void current.run({ actor }, task.run).finally(() => {
    actor.isDone = true;
    notify();
  });
  return actor;
}

/** Pauses every statement of an actor until it is its turn. @param end ends a connection, and waits until the server has noticed */
export function pausing(end: (connection: number) => Promise<void>): Around {
  return async (statement, run, connection) => {
    const { actor, strand } = current.getStore() ?? {};
    if (!actor || actor.isAtOnce) return run();
    if (SIMULATED.test(statement)) return onItsWay(actor, run());
    if (actor.isStopped) throw new ConnectionEnded();
    const fault = await new Promise<Fault | null>((go) => {
      actor.pauses.push({ statement, connection, strand, go });
      notify();
    });
    const running = { connection, strand };
    actor.running.push(running);
    try {
      const result = fault === 'before' || fault === 'stop' ? undefined : await run();
      if (fault === null) return result as Awaited<ReturnType<typeof run>>;
      await aside(() => end(connection));
      // It fails, and the pool learns that the connection is gone before another call gets it.
      await run().catch(() => {});
      throw new ConnectionEnded();
    } finally {
      actor.running.splice(actor.running.indexOf(running), 1);
      notify();
    }
  };
}

/** The statement that an actor moves on with: of the request that has waited for the most moves. */
export const nextPause = ({ pauses }: Actor): Pause | undefined =>
  pauses.toSorted(
    (a, b) => (a.strand?.moved ?? 0) - (b.strand?.moved ?? 0) || (a.strand?.number ?? 0) - (b.strand?.number ?? 0),
  )[0];

/** Lets an actor's next statement run. */
export function move(actor: Actor, fault: Fault | null): void {
  const pause = nextPause(actor);
  if (!pause) return;
  actor.pauses.splice(actor.pauses.indexOf(pause), 1);
  actor.moves += 1;
  if (pause.strand) pause.strand.moved = actor.moves;
  if (fault) actor.isHit = true;
  if (fault === 'stop') {
    actor.isStopped = true;
    for (const other of actor.pauses.splice(0)) other.go('stop');
  }
  pause.go(fault);
}

/** The same outside party; while it is asked, its actor is known to be on its way. */
export function tracked<Port extends object>(port: Port): Port {
  return new Proxy(port, {
    get(target, name) {
      const value = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        const answer: unknown = value.apply(target, args);
        const actor = actorHere();
        if (!actor || !(answer instanceof Promise)) return answer;
        return onItsWay(actor, answer);
      };
    },
  });
}
