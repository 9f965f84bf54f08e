import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises';
import { type Actor, type Fault, isComputing, move, nextChange } from './actors.ts';

/** Turns of the event loop after which code that waits for nothing external has reached its next statement. */
const QUIET_TURNS = 25;
/** After this many milliseconds the database is asked whether a statement waits for a lock. */
const PATIENCE_MS = 4;
const STUCK_MS = 120_000;

/** Which of these connections wait for a lock, according to the database. */
export type LockWaits = (connections: readonly number[]) => Promise<ReadonlySet<number>>;

/** Of several simultaneous statements, one may run while another one is paused. */
const isOnItsWay = (actor: Actor): boolean => actor.running.length > 0 || isComputing(actor);

/**
 * A call may have answered, because one of its statements failed, while another still waits for its turn on a
 * connection.
 */
const isOver = ({ isDone, pauses, running }: Actor): boolean => isDone && pauses.length + running.length === 0;

/** Moves actors, one at a time. */
export class Stage {
  readonly actors: Actor[] = [];
  readonly #lockWaits: LockWaits;
  constructor(lockWaits: LockWaits) {
    this.#lockWaits = lockWaits;
  }

  /** The actors that can move. */
  get ready(): Actor[] {
    return this.actors.filter(({ pauses }) => pauses.length > 0);
  }

  /** Runs an actor to its next statement. */
  async move(actor: Actor, fault: Fault | null = null): Promise<void> {
    move(actor, fault);
    const hasOthers = actor.pauses.length > 0;
    await this.settle();
    if (!hasOthers) return;
    // Its other statements are paused, so only quiet shows that it has reached the next one.
    for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) await turn();
    await this.settle();
  }

  /** Waits until every actor is paused, done, or waiting for another one. */
  async settle(): Promise<void> {
    const since = performance.now();
    for (const actor of this.actors) actor.isWaiting = false;
    for (;;) {
      await turn();
      await turn();
      const moving = this.actors.filter((actor) => isOnItsWay(actor) && !actor.isWaiting);
      if (moving.length === 0) break;
      if (performance.now() - since > STUCK_MS)
        throw new Error(`${moving.map(({ task }) => task.words).join(', ')}: stuck`);
      for (const actor of moving) await this.#look(actor);
    }
    for (const actor of this.actors.filter(isOver)) this.actors.splice(this.actors.indexOf(actor), 1);
  }

  /** Waits for an actor to progress, and finds out whether it waits for another. */
  async #look(actor: Actor): Promise<void> {
    if (actor.running.length > 0) {
      const isSlow = await Promise.race([nextChange(), sleep(PATIENCE_MS, true)]);
      if (!isSlow || actor.running.length === 0) return;
      const waits = await this.#lockWaits(actor.running.map(({ connection }) => connection));
      // An actor on its own can only wait for the database to detect a deadlock.
      actor.isWaiting = actor.running.every(({ connection }) => waits.has(connection)) && this.ready.length > 0;
      for (let quiet = 0; quiet < QUIET_TURNS && isComputing(actor); quiet += 1) await turn();
    } else if (actor.effects > 0) await Promise.race([nextChange(), sleep(PATIENCE_MS)]);
    else {
      for (let quiet = 0; quiet < QUIET_TURNS; quiet += 1) {
        await turn();
        if (!isOnItsWay(actor) || actor.running.length + actor.effects > 0) return;
      }
      // It waits in this process for something that another one has started.
      actor.isWaiting = this.ready.length > 0;
      if (!actor.isWaiting) await Promise.race([nextChange(), sleep(PATIENCE_MS)]);
    }
  }
}
