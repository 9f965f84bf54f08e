import { type Operation, operationOf } from '../contract/operations.ts';
import { recipientOf, textIn } from '../core/sign-in.ts';
import type { World } from '../core/world.ts';
import { isObject, type Json, type JsonObject } from '../json.ts';
import type { Actor } from './actor.ts';
import { moveDates } from './move-dates.ts';
import { askTestSystem } from './needs.ts';
import { namesOwned } from './owned.ts';
import type { Recipe } from './recipe.ts';
import { recipeOf } from './recipes.ts';
import { fill, lookUp, objectsAt, type Scope } from './scope.ts';
import { uploadFile } from './upload-file.ts';
import { advanceByDays, waitForDate } from './wait-for-date.ts';

/** A body that may succeed, and what its values were taken from. */
export interface MadeBody {
  readonly body: Json;
  /** Headers that the call needs beside a customer's session. */
  readonly headers: Readonly<Record<string, string>>;
  readonly scope: Scope;
}

/** Objects of one answer that are tried; the rest differ little. */
const MOST_OBJECTS = 6;

/** Bodies for an operation, the likeliest first. Makes the calls that each needs only when it is asked for. */
export async function* makeBodies(
  actor: Actor,
  operation: Operation,
  recipe: Recipe = recipeOf(operation.id),
): AsyncGenerator<MadeBody> {
  for await (const scope of scopesOf(actor, recipe)) {
    const body = await makeBody(actor, operation, recipe, scope);
    if (!body) continue;
    const known = [...scope, body];
    if (operation.isSigned) {
      const { body: text, headers } = await actor.world.system.approval(approvedBy(body));
      yield { body: { text }, headers, scope: known };
    } else {
      const headers = operation.isForStaff ? await actor.world.staffHeaders(recipe.endsSession) : {};
      yield { body, headers, scope: known };
    }
  }
}

/** What the gateway approves: the order, or the mandate. */
const approvedBy = ({ orderId, mandateId }: JsonObject): string => String(orderId ?? mandateId);

/** What was read first, with what is computed of it and what only the test system knows. */
async function* scopesOf(actor: Actor, recipe: Recipe): AsyncGenerator<Scope> {
  const { compute = () => ({}), needs } = recipe;
  for await (const scope of scopesFromCore(actor, recipe)) {
    const known = [...scope, compute(scope)];
    if (needs === undefined) yield known;
    else for (const more of await askTestSystem(needs, actor, known)) yield [...known, more];
  }
}

async function* scopesFromCore(actor: Actor, recipe: Recipe): AsyncGenerator<Scope> {
  const { from } = recipe;
  if (from === undefined) yield* initialScopes(actor);
  else for (const source of [from].flat()) yield* scopesFrom(actor, source, recipe);
}

async function* scopesFrom(actor: Actor, from: string, recipe: Recipe): AsyncGenerator<Scope> {
  const { when = {}, fromBody } = recipe;
  const [id = '', path = ''] = from.split(' ');
  const source = operationOf(id);
  if (source.kinds.length > 0 && !source.kinds.some((kind) => kind === actor.kind)) return;
  const bodies = fromBody ? bodyWithScope(actor, fromBody) : makeBodies(actor, source);
  for await (const { body, headers, scope } of bodies) {
    // a token for a code can be used once, so the answer is read again for each of its objects
    for (let at = 0; at < MOST_OBJECTS; at += 1) {
      const session = source.kinds.length > 0 ? actor.session : undefined;
      const { status, json = {} } = await actor.world.call({ operation: source, body, session, headers });
      const objects = status < 300 ? objectsAt(json, path === '' ? [] : path.split('.')) : [];
      const found = objects.filter((it) => hasValues(it, when))[at];
      if (!found) {
        if (at === 0)
          await waitForDate(
            actor,
            recipe,
            objects.map((it) => [...scope, ...it]),
          );
        break;
      }
      await prepareFor(actor, recipe, found);
      yield [...scope, ...found];
    }
  }
}

const hasValues = (scope: Scope, wanted: JsonObject) =>
  Object.entries(wanted).every(([name, value]) => (lookUp(scope, name) ?? null) === value);

async function* bodyWithScope(actor: Actor, body: JsonObject): AsyncGenerator<MadeBody> {
  for await (const scope of initialScopes(actor)) yield { body, headers: {}, scope: [...scope, body] };
}

const prepared = new WeakMap<World, Set<string>>();

/** Calls the operation that must succeed first for the policy of an object, once, and waits until it has an effect. */
async function prepareFor(actor: Actor, { prepare }: Recipe, scope: Scope): Promise<void> {
  const { world, person, session } = actor;
  const policyNo = lookUp(scope, 'policyNo');
  if (!prepare || typeof policyNo !== 'string') return;
  const known = prepared.get(world) ?? new Set();
  prepared.set(world, known);
  if (known.has(policyNo)) return;
  known.add(policyNo);
  const operation = operationOf(prepare.operation);
  const owner = { ...person, policyNumbers: [policyNo] };
  for await (const { body, headers } of makeBodies({ ...actor, person: owner }, operation)) {
    const { status } = await world.call({ operation, body, session, headers });
    if (status < 300) return advanceByDays(world, prepare.days);
  }
}

/** The person once with their application, and with each of their policies. */
async function* initialScopes({ world, person }: Actor): AsyncGenerator<Scope> {
  const clock = await world.call({ operation: operationOf('maintenanceSchedule'), body: {} });
  const serverTime = clock.headers.get('x-server-time') ?? '';
  const { clientId, policyNumbers, applicationNo, newPan, name } = person;
  const always = { clientId, serverTime, name, ...(newPan !== undefined && { newPan }) };
  if (applicationNo !== undefined) yield [{ ...always, applicationNo }];
  for (const policyNo of policyNumbers) yield [{ ...always, policyNo, loginId: policyNo }];
}

/** Which of the examples the body is made from. */
export function exampleOf({ examples }: Operation, { example }: Recipe): JsonObject | undefined {
  const bodies = examples.filter(isObject);
  return example === undefined ? (bodies.find(namesOwned) ?? bodies[0]) : bodies[example];
}

async function makeBody(
  actor: Actor,
  operation: Operation,
  recipe: Recipe,
  scope: Scope,
): Promise<JsonObject | undefined> {
  const example = exampleOf(operation, recipe);
  if (!example) return undefined;
  const { set = {}, drop = [] } = recipe;
  const today = String(lookUp(scope, 'today'));
  const defaults = Object.entries(example)
    .filter(([name]) => !drop.includes(name))
    .map(([name, value]): [string, Json] => [name, lookUp(scope, name) ?? moveDates(value, today)]);
  const several: JsonObject = example.policyNos === undefined ? {} : { policyNos: ['@policyNo'] };
  const own: JsonObject = { ...Object.fromEntries(defaults), ...several, ...set };
  if (!fill(own, scope)) return undefined;
  const codes = example.otp === undefined ? {} : await confirm(actor, scope, recipe, example.newOtp !== undefined);
  if (!codes) return undefined;
  const file = own.uploadId === undefined ? {} : { uploadId: await uploadFile(actor, recipe) };
  const body = fill({ ...own, ...codes, ...file }, scope);
  return isObject(body) ? body : undefined;
}

/** Sends the one-time passwords that confirm a change, and reads them. Undefined if nothing asks for them. */
async function confirm(
  actor: Actor,
  scope: Scope,
  recipe: Recipe,
  hasNewContact: boolean,
): Promise<JsonObject | undefined> {
  const { world, person } = actor;
  const token = lookUp(scope, 'otpToken');
  if (typeof token !== 'string') return undefined;
  if (recipe.isCodeSent) return { otpToken: token, otp: await world.system.otpFor(person.mobile ?? '') };
  const codes = await sendCode(actor, token, recipientOf(person));
  const newToken = lookUp(scope, 'newOtpToken');
  if (!hasNewContact || typeof newToken !== 'string') return codes;
  const added = await sendCode(actor, newToken, recipe.newContact ?? '');
  return { ...codes, newOtpToken: added.otpToken, newOtp: added.otp };
}

async function sendCode({ world, person }: Actor, token: string, recipient: string) {
  const isCompany = person.kind === 'company';
  const operation = operationOf(isCompany ? 'corporateGenerateOtp' : 'generateOtp');
  const body = { otpToken: token, workTypeTxt: 'login', ...(isCompany && { clientId: person.clientId }) };
  const otpToken = textIn(await world.call({ operation, body }), 'otpToken');
  return { otpToken, otp: await world.system.otpFor(recipient) };
}
