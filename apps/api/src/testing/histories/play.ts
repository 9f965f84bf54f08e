import fc from 'fast-check';
import { settlePendingOrders } from '../../domains/payments/gateway/poll-gateway.ts';
import { today } from '../../platform/today.ts';
import { type Fault, nextPause, startActor } from './actors.ts';
import type { Step } from './command.ts';
import { MIXES } from './commands/index.ts';
import { History } from './history.ts';
import { findBroken } from './invariants.ts';
import { aboveLimit } from './invariants-of-value.ts';
import { Stage } from './stage.ts';
import type { World } from './world.ts';

/** The actor with this number, among those that can move, runs this many statements; the last one may meet a fault. */
interface Go {
  readonly who: number;
  readonly statements: number;
  readonly fault: Fault | null;
}
export type Moment = { readonly step: Step } | { readonly go: Go };

/** How many may run at once; more would need more connections than a node has. */
const MOST_ACTORS = 12;
/** Longer than any order lives, so that the gateway reports how each ended. In milliseconds. */
const AFTERWARDS_MS = 26 * 60_000;

const go = fc.record({
  who: fc.nat(6),
  statements: fc.integer({ min: 1, max: 12 }),
  fault: fc.oneof(
    { weight: 12, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.constantFrom<Fault>('before', 'after', 'stop') },
  ),
});

/** The moments of a history. */
export const histories: fc.Arbitrary<Moment[]> = fc.oneof(
  ...MIXES.map(({ weight, commands }) => {
    const steps = commands.map(({ weight, steps }) => ({ weight, arbitrary: steps.map((step): Moment => ({ step })) }));
    const often = commands.reduce((sum, command) => sum + command.weight, 0);
    // a quarter of the moments move an actor
    const moves = { weight: Math.ceil(often / 3), arbitrary: go.map((go): Moment => ({ go })) };
    return { weight, arbitrary: fc.array(fc.oneof(...steps, moves), { minLength: 6, maxLength: 17, size: 'max' }) };
  }),
);

/** Plays a history from start to end. @returns what happened, and what is wrong */
export async function play(world: World, moments: readonly Moment[]): Promise<History> {
  await world.rewind();
  const history = new History(world);
  const stage = new Stage(world.lockWaits);

  /** Connections inside a transaction, and those among them that grant a loan. */
  const inside = new Set<number>();
  const granting = new Set<number>();
  /** Whether others can see what a statement has changed: inside a transaction nothing before its commit. */
  const isSeen = (statement: string, connection: number): boolean => {
    if (BEGINS.test(statement)) inside.add(connection);
    if (GRANTS.test(statement)) granting.add(connection);
    if (ENDS.test(statement)) inside.delete(connection);
    return !inside.has(connection) && CHANGES.test(statement) && !OF_NO_INVARIANT.test(statement);
  };
  /** Checks that nothing is wrong so far. */
  const look = async (isEnd = false): Promise<boolean> => {
    for (const what of await findBroken(world.db, isEnd)) history.breaks(what);
    return history.broken.length === 0;
  };
  const move = async (at: number, fault: Fault | null): Promise<boolean> => {
    const actor = stage.ready[at % Math.max(1, stage.ready.length)];
    const pause = actor && nextPause(actor);
    if (!actor || !pause) return true;
    const how = {
      before: ' — its connection ends before',
      after: ' — its connection ends after',
      stop: ' — its node dies before',
    };
    history.log.push(`  ${actor.task.words}${fault ? how[fault] : ''}: ${inBrief(pause.statement)}`);
    await stage.move(actor, fault);
    if (!isSeen(pause.statement, pause.connection)) return history.broken.length === 0;
    if (granting.delete(pause.connection))
      for (const what of await aboveLimit(world.db, today({ now: world.now }))) history.breaks(what);
    return look();
  };

  let isWell = true;
  // The remaining actors move in turn, one statement each. Also after a failure, because no actor may keep a
  // connection.
  const finish = async (): Promise<void> => {
    for (let turn = 0; stage.actors.length > 0; turn += 1) {
      const stillWell = await move(turn, null);
      isWell &&= stillWell;
      if (stage.ready.length === 0) await stage.settle();
    }
  };
  history.finish = finish;

  for (const moment of moments) {
    if (!isWell) break;
    if ('step' in moment) {
      if (stage.actors.length >= MOST_ACTORS) continue;
      const tasks = await moment.step.begin(history);
      for (const task of tasks.slice(0, MOST_ACTORS - stage.actors.length)) {
        history.log.push(`${task.words}`);
        stage.actors.push(startActor(task));
        await stage.settle();
      }
    } else {
      const { who, statements, fault } = moment.go;
      const actor = stage.ready[who % Math.max(1, stage.ready.length)];
      for (let n = 1; n <= statements && isWell && actor && actor.pauses.length > 0; n += 1)
        isWell = await move(stage.ready.indexOf(actor), n === statements ? fault : null);
    }
  }
  await finish();
  if (!isWell || !(await look())) return history;
  world.advance(AFTERWARDS_MS);
  await settlePendingOrders(world.nodes[0].deps);
  for (const finishUp of history.afterwards) await finishUp(world);
  await look(true);
  return history;
}

/** Statements after which an invariant may be violated. */
const CHANGES = /^\s*(commit|insert|update|delete|with)\b/i;
/** Nearly every call writes these, and no invariant reads them. */
const OF_NO_INVARIANT =
  /^\s*(insert into|update|delete from)\s+"?(session|limit_counter|otp_challenge|upload|temporary_file|bank_verification)\b/i;
/** The first statement that grants a loan. */
const GRANTS = /^\s*insert into policy_loan\b/i;
const BEGINS = /^\s*(begin|start transaction)\b/i;
const ENDS = /^\s*(commit|rollback)\b/i;

/** A statement, shortened to what shows its actor's position. */
function inBrief(statement: string): string {
  const [verb = ''] = statement.trim().split(/\s/, 1);
  const table = /\b(?:into|from|update|join)\s+"?([a-z_]+)"?/i.exec(statement)?.[1] ?? '';
  return `${verb.toLowerCase()} ${table}${/for update/i.test(statement) ? ' for update' : ''}`.trim();
}
