import { randomUUID } from 'node:crypto';
import type { Operation } from '../contract/operations.ts';
import { schemaFaults } from '../contract/validate.ts';
import type { Person } from '../core/test-system.ts';
import type { World } from '../core/world.ts';
import { isObject, isSame, type Json, withValue } from '../json.ts';
import { exampleOf } from '../recipes/make-bodies.ts';
import { isOwned, namesOwned } from '../recipes/owned.ts';
import { recipeOf } from '../recipes/recipes.ts';
import { UNREACHABLE } from '../recipes/unreachable.ts';
import { type Check, CheckFailure } from './check.ts';
import { expectStatus } from './expect-answer.ts';
import { fieldsOf, otherValues } from './fields.ts';
import { findSuccess } from './find-success.ts';
import type { CheckKind } from './kinds.ts';

/** A key does not cover the codes that confirm a change: they differ from one try to the next. */
const CODES = /otp/i;

/** Checks that begin with a call that succeeds. None for operations that cannot succeed from outside. */
export function dataChecks(operation: Operation): Check[] {
  const { id, kinds, isKeyed, examples, responses } = operation;
  if (id in UNREACHABLE) return [];
  const check = (kind: CheckKind, run: Check['run']): Check => ({ name: `${id}: ${kind}`, kind, operation, run });
  const recipe = recipeOf(id);
  const hasOwner = kinds.length > 0 && responses.has(404) && namesOwned(exampleOf(operation, recipe) ?? {});
  return [
    check('success', async (world) => void (await findSuccess(world, operation))),
    ...(isKeyed ? [check('same key again', (world) => repeat(world, operation))] : []),
    ...(isKeyed && anotherBody(operation, examples[0] ?? {}) !== undefined
      ? [check('same key with another body', (world) => conflict(world, operation))]
      : []),
    ...(hasOwner && !recipe.endsSession
      ? [check('data of another person', (world) => callAsAnother(world, operation))]
      : []),
  ];
}

async function repeat(world: World, operation: Operation): Promise<void> {
  const { answer, ...call } = await findSuccess(world, operation);
  const session = call.session && (await currentSession(world, operation, call.person));
  const again = await world.call({ operation, ...call, session });
  expectStatus(again, [answer.status]);
  const isRepeated = isSame(identityOf(again.json), identityOf(answer.json));
  if (!isRepeated) throw new CheckFailure({ expected: 'the first result again', arrived: 'another one' });
}

/** What must be the same when a call is repeated; its state may have moved on. */
function identityOf(json: Json | undefined): Json {
  const { acknowledgement = json } = isObject(json) ? json : {};
  if (!isObject(acknowledgement)) return null;
  const { ticket = null, orderId = null, mandateId = null, linkId = null } = acknowledgement;
  return { ticket, orderId, mandateId, linkId };
}

async function conflict(world: World, operation: Operation): Promise<void> {
  const { body, person, idempotencyKey, ...call } = await findSuccess(world, operation);
  const other = anotherBody(operation, body);
  if (other === undefined)
    throw new CheckFailure({ expected: 'another body that fits the contract', arrived: 'none' }, 'preparation');
  const session = call.session && (await currentSession(world, operation, person));
  expectStatus(await world.call({ operation, body: other, idempotencyKey, session }), [409], 'idempotency-conflict');
}

const isIdentity = ([name = '']: readonly string[]) => isOwned(name) || name === 'token';

/** A body that fits the contract too and means something else. */
function anotherBody({ body: schema }: Operation, body: Json): Json | undefined {
  const fields = fieldsOf(schema, body).filter(({ path }) => !path.some((name) => CODES.test(name)));
  // what belongs to someone comes last: another number may be refused because no one has it
  return [...fields.filter(({ path }) => !isIdentity(path)), ...fields.filter(({ path }) => isIdentity(path))]
    .flatMap((field) => otherValues(field).map((value) => withValue(body, field.path, value)))
    .find((other) => schemaFaults(schema, other).length === 0);
}

const currentSession = (world: World, { id, kinds }: Operation, person: Person) =>
  world.session(person, recipeOf(id).kind ?? kinds[0] ?? 'full');

async function callAsAnother(world: World, operation: Operation): Promise<void> {
  const { body, person } = await findSuccess(world, operation);
  const kind = recipeOf(operation.id).kind ?? operation.kinds[0] ?? 'full';
  const stranger = (await world.people(kind)).find(({ clientId }) => clientId !== person.clientId);
  const idempotencyKey = randomUUID();
  // with one company only, it asks for what a person has
  const call = stranger
    ? { body, session: await world.session(stranger, kind) }
    : { body: await withOthersData(world, operation, body), session: await world.session(person, kind) };
  const isConfirmed = isObject(body) && Object.keys(body).some((name) => CODES.test(name));
  // a request number of another person is an invalid one
  const refusals = isObject(body) && 'ticket' in body ? [400, 404] : [404];
  // the codes belong to the owner too, and the core may look at them first
  expectStatus(
    await world.call({ operation, idempotencyKey, ...call }),
    isConfirmed ? [400, 401, 402, 403, 404, 409] : refusals,
  );
}

/** The same body about what another person has, or about something that does not exist. */
async function withOthersData(world: World, operation: Operation, body: Json): Promise<Json> {
  const [other] = await world.people('full');
  const owned = fieldsOf(operation.body, body).filter(({ path: [name = ''] }) => isOwned(name));
  const values: Readonly<Record<string, Json | undefined>> = {
    policyNo: other?.policyNumbers[0],
    clientId: other?.clientId,
  };
  return owned
    .filter(({ path: [name] }) => name !== 'clientId' || owned.length === 1)
    .reduce(
      (changed, field) => withValue(changed, field.path, values[field.path[0] ?? ''] ?? otherValues(field)[0] ?? null),
      body,
    );
}
