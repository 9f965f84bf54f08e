import { AsyncLocalStorage } from 'node:async_hooks';
import type { Around } from '../../platform/database/around-statements.ts';
import type { Task } from './task.ts';

/** How a connection ends: before the statement runs, after it has and before its answer comes, or with the whole call. */
export type Fault = 'before' | 'after' | 'stop';

/** A statement that waits for its turn. */
interface Pause {
  readonly statement: string;
  readonly connection: number;
  readonly go: (fault: Fault | null) => void;
}

/** One call on its way through our code. Only one actor moves at a time. */
export interface Actor {
  readonly task: Task;
  /** Statements that wait, the oldest first: a call may send several at the same moment. */
  readonly pauses: Pause[];
  /** Connections on which a statement runs. */
  readonly running: number[];
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

const current = new AsyncLocalStorage<Actor>();

/** The actor that this code runs for; undefined for what the test itself does. */
export const actorHere = (): Actor | undefined => current.getStore();

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
  effects: 0,
  isDone: false,
  isStopped: false,
  isHit: false,
  isWaiting: false,
  isAtOnce: false,
});

/** Does a task from its beginning to its end: what has happened before a history becomes interesting. */
export const runAtOnce = (task: Task): Promise<void> => current.run({ ...actorOf(task), isAtOnce: true }, task.run);

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

/** Starts an actor; it runs up to its first pause. */
export function startActor(task: Task): Actor {
  const actor = actorOf(task);
  void current.run(actor, task.run).finally(() => {
    actor.isDone = true;
    notify();
  });
  return actor;
}

/** Pauses every statement of an actor until it is its turn. @param end ends a connection, and waits until the server has noticed */
export function pausing(end: (connection: number) => Promise<void>): Around {
  return async (statement, run, connection) => {
    const actor = current.getStore();
    if (!actor || actor.isAtOnce) return run();
    if (SIMULATED.test(statement)) return onItsWay(actor, run());
    if (actor.isStopped) throw new ConnectionEnded();
    const fault = await new Promise<Fault | null>((go) => {
      actor.pauses.push({ statement, connection, go });
      notify();
    });
    actor.running.push(connection);
    try {
      if (fault === 'before' || fault === 'stop') {
        await aside(() => end(connection));
        throw new ConnectionEnded();
      }
      const result = await run();
      if (fault === 'after') {
        await aside(() => end(connection));
        throw new ConnectionEnded();
      }
      return result;
    } finally {
      actor.running.splice(actor.running.indexOf(connection), 1);
      notify();
    }
  };
}

/** Lets an actor's oldest statement run. */
export function move(actor: Actor, fault: Fault | null): void {
  const pause = actor.pauses.shift();
  if (!pause) return;
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
        const actor = current.getStore();
        if (!actor || !(answer instanceof Promise)) return answer;
        return onItsWay(actor, answer);
      };
    },
  });
}
