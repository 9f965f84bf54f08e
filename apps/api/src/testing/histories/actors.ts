import { AsyncLocalStorage } from 'node:async_hooks';
import type { Around } from '../../platform/database/around-statements.ts';
import type { Task } from './task.ts';

/**
 * How a connection ends: before the statement runs, after it has run and before its answer arrives, or with the whole
 * call.
 */
export type Fault = 'before' | 'after' | 'stop';

/** An unanswered request of an actor; two clicks are two requests. */
interface Strand {
  readonly number: number;
  /** When it last moved, counted in moves of its actor. */
  moved: number;
}

/** A statement that waits for its turn. */
interface Pause {
  readonly statement: string;
  readonly connection: number;
  readonly strand: Strand | undefined;
  readonly go: (fault: Fault | null) => void;
}

/** One call running through our code. Only one actor moves at a time. */
export interface Actor {
  readonly task: Task;
  /** Waiting statements, oldest first; a call may send several at once. */
  readonly pauses: Pause[];
  /** Connections that are running a statement. */
  readonly running: { readonly connection: number; readonly strand: Strand | undefined }[];
  /** Its unanswered requests. */
  readonly strands: Strand[];
  /** How many requests it has made, and how often it has moved. */
  requests: number;
  moves: number;
  /** Unanswered calls to external parties. */
  effects: number;
  isDone: boolean;
  /** Its process has died: it sends nothing more. */
  isStopped: boolean;
  /** A fault has hit it, so it may respond with an error. */
  isHit: boolean;
  /** Waits for a lock, or for another actor in the same process. */
  isWaiting: boolean;
  /** It runs without pauses. */
  readonly isAtOnce: boolean;
}

/** What an ended connection looks like to the calling code. */
class ConnectionEnded extends Error {
  override readonly message = 'Connection terminated unexpectedly';
}

interface Place {
  readonly actor: Actor;
  readonly strand?: Strand;
}
const current = new AsyncLocalStorage<Place>();

/** The actor that this code runs for; undefined for the test itself. */
export const actorHere = (): Actor | undefined => current.getStore()?.actor;

/** Runs something outside any actor, so that it is not paused. */
const runOutside = <Result>(work: () => Promise<Result>): Promise<Result> => current.exit(work);

/** The simulators' statements count as coming from outside. */
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

/** Runs a task from beginning to end: what happened before a history becomes interesting. */
export const runAtOnce = (task: Task): Promise<void> =>
  current.run({ actor: { ...actorOf(task), isAtOnce: true } }, task.run);

/** Marks the actor as busy while it waits for something that it does not pause for. */
async function onItsWay<Result>(actor: Actor, answer: Promise<Result>): Promise<Result> {
  actor.effects += 1;
  try {
    return await answer;
  } finally {
    actor.effects -= 1;
    notify();
  }
}

/** A request. The numbers of simultaneous requests decide which moves, not their speed. */
export async function asRequest<Answer>(ask: () => PromiseLike<Answer>): Promise<Answer> {
  const actor = actorHere();
  if (!actor) return ask();
  actor.requests += 1;
  const strand = { number: actor.requests, moved: 0 };
  actor.strands.push(strand);
  try {
    // it may start only when it is awaited
    return await current.run({ actor, strand }, async () => await ask());
  } finally {
    actor.strands.splice(actor.strands.indexOf(strand), 1);
    notify();
  }
}

/** Whether some of its code is on its way to a statement, because a request is neither paused nor running one. */
export function isComputing({ isDone, pauses, running, strands }: Actor): boolean {
  if (isDone) return false;
  const known = [...pauses, ...running];
  return strands.length === 0
    ? known.length === 0
    : strands.some((strand) => !known.some((statement) => statement.strand === strand));
}

/** Starts an actor, which runs up to its first pause. */
export function startActor(task: Task): Actor {
  const actor = actorOf(task);
  void current.run({ actor }, task.run).finally(() => {
    actor.isDone = true;
    notify();
  });
  return actor;
}

/**
 * Pauses every statement of an actor until its turn. @param end ends a connection, and waits until the server has
 * noticed
 */
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
      await runOutside(() => end(connection));
      // It fails, so that the pool learns that the connection is gone before another call gets it.
      await run().catch(() => {});
      throw new ConnectionEnded();
    } finally {
      actor.running.splice(actor.running.indexOf(running), 1);
      notify();
    }
  };
}

/** The next statement of an actor: from the request that has waited for the most moves. */
export const nextPause = ({ pauses }: Actor): Pause | undefined =>
  pauses.toSorted(
    (a, b) => (a.strand?.moved ?? 0) - (b.strand?.moved ?? 0) || (a.strand?.number ?? 0) - (b.strand?.number ?? 0),
  )[0];

/** Runs an actor's next statement. */
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

/** Wraps an external party so that its actor counts as busy during a call. */
export function trackCalls<Port extends object>(port: Port): Port {
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
