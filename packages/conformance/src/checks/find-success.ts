import { randomUUID } from 'node:crypto';
import type { Operation, SessionKind } from '../contract/operations.ts';
import type { Answer, Session } from '../core/call-core.ts';
import { PrerequisiteError } from '../core/prerequisite.ts';
import type { Person } from '../core/test-system.ts';
import type { World } from '../core/world.ts';
import type { Json } from '../json.ts';
import { makeBodies } from '../recipes/make-bodies.ts';
import { recipeOf } from '../recipes/recipes.ts';
import { CheckFailure, type Difference } from './check.ts';
import { codeOf, expectDocumented } from './expect-answer.ts';

/** A call that succeeded. */
export interface Success {
  readonly person: Person;
  readonly session: Session | undefined;
  readonly body: Json;
  readonly idempotencyKey: string;
  readonly answer: Answer;
}

/** Where the clock has moved by days already, so that another check does not move it again. */
const waited = new WeakSet<World>();
const DAY_S = 86_400;

const SUCCESS = 'a call that succeeds';

const found = new WeakMap<World, Map<string, Success>>();

/** People that are tried; a test system with more puts the ones with much to do first. */
const MOST_PEOPLE = 60;

/**
 * The first call of the operation that succeeds, tried with one person and their data after the other. Each refusal on the way
 * must be documented too. Remembers the call. Throws if none succeeds: a failure of the kind `success`, whatever the check is
 * about, so that it reads as one.
 */
export async function findSuccess(world: World, operation: Operation): Promise<Success> {
  const known = found.get(world) ?? new Map<string, Success>();
  found.set(world, known);
  const before = known.get(operation.id);
  if (before) return before;
  const success = await search(world, operation).catch((error: unknown) => {
    throw error instanceof CheckFailure ? new CheckFailure(error.difference, 'success') : error;
  });
  known.set(operation.id, success);
  return success;
}

/** Moves the clock day by day, because much happens once a day. */
async function waitOnce(world: World, days: number): Promise<void> {
  if (waited.has(world)) return;
  waited.add(world);
  for (let day = 0; day < days; day += 1) await world.advance(DAY_S);
}

async function openSession(world: World, person: Person, kind: SessionKind, endsSession: boolean): Promise<Session> {
  // a session that the call may end has another one beside it, which endSession ends
  const shared = await world.session(person, kind);
  return endsSession ? world.newSession(person, kind) : shared;
}

async function search(world: World, operation: Operation): Promise<Success> {
  const { kind = operation.kinds[0], endsSession = false, waitDays = 0 } = recipeOf(operation.id);
  if (waitDays > 0) await waitOnce(world, waitDays);
  let last: Omit<Difference, 'expected'> = { arrived: 'no one in the test system with the data that it needs' };
  const rememberRefusal = (error: unknown): undefined => {
    if (!(error instanceof PrerequisiteError)) throw error;
    last = { arrived: error.message };
  };
  for (const person of (await world.people(kind ?? 'full')).slice(0, MOST_PEOPLE)) {
    const session = kind && (await openSession(world, person, kind, endsSession).catch(rememberRefusal));
    if (kind && !session) continue;
    for await (const { body, headers } of makeBodies({ world, person, session, kind }, operation)) {
      const idempotencyKey = randomUUID();
      const proof = operation.kinds.length > 0 ? session : undefined;
      const answer = await world.call({ operation, body, session: proof, idempotencyKey, headers });
      expectDocumented(answer);
      if (answer.status < 300) return { person, session: proof, body, idempotencyKey, answer };
      const arrived = `status ${answer.status} with the code ${codeOf(answer)}`;
      last = { arrived, detail: `${answer.text.slice(0, 300)} to ${JSON.stringify(body)}` };
      if (answer.status >= 500) throw new CheckFailure({ expected: SUCCESS, ...last });
    }
  }
  throw new CheckFailure({ expected: SUCCESS, ...last });
}
