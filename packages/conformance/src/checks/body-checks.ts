import type { Operation } from '../contract/operations.ts';
import { schemaFaults } from '../contract/validate.ts';
import type { World } from '../core/world.ts';
import { isObject, type Json, withValue } from '../json.ts';
import type { Check } from './check.ts';
import { expectStatus } from './expect-answer.ts';
import { fieldsOf, malformedValues } from './fields.ts';
import type { CheckKind } from './kinds.ts';

const UNKNOWN = 'unknownToTheContract';
/** A body larger than any operation accepts that does not name its own size. */
const LARGE_BYTES = 2_000_000;

/** How a body is refused. */
interface Refusal {
  /** What is wrong with the body, for the name of the check; its kind by default. */
  readonly what?: string;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly code?: string;
}

/** A session with which the operation may be called; undefined if it needs none. */
export async function sessionFor(world: World, { kinds: [kind] }: Operation) {
  if (!kind) return undefined;
  const [person] = await world.people(kind);
  return person && world.session(person, kind);
}

/** The session with which the operation may be called, of a customer or of staff, and headers. */
async function proofFor(world: World, operation: Operation, headers: Readonly<Record<string, string>> = {}) {
  const ofStaff = operation.isForStaff ? await world.staffHeaders() : {};
  return { session: await sessionFor(world, operation), headers: { ...ofStaff, ...headers } };
}

/**
 * Bodies that the core must refuse, whatever data it has: the contract's example with one thing wrong. None for
 * operations that another party signs, because the signature is checked first.
 */
export function bodyChecks(operation: Operation): Check[] {
  const { id, body: schema, examples, isSigned } = operation;
  const [example] = examples;
  if (isSigned || example === undefined) return [];
  const refusal = (
    kind: CheckKind,
    body: Json | { text: string },
    { what = kind, status = 400, headers = {}, code }: Refusal = {},
  ): Check => ({
    name: `${id}: ${what}`,
    kind,
    operation,
    run: async (world) =>
      expectStatus(
        await world.call({ operation, body, ...(await proofFor(world, operation, headers)) }),
        [status],
        code,
      ),
  });
  const invalid = (kind: CheckKind, body: Json, what: string = kind) =>
    schemaFaults(schema, body).length > 0 ? [refusal(kind, body, { what, code: 'validation' })] : [];
  const fields = fieldsOf(schema, example);
  return [
    ...(isObject(example) ? invalid('unknown field', { ...example, [UNKNOWN]: true }) : []),
    ...fields
      .filter(({ isRequired }) => isRequired)
      .flatMap(({ path }) =>
        invalid('field: left out', withValue(example, path, undefined), `without ${path.join('.')}`),
      ),
    ...fields.flatMap((field) =>
      malformedValues(field).flatMap(([how, value]) =>
        invalid(`field: ${how}`, withValue(example, field.path, value), `${field.path.join('.')} ${how}`),
      ),
    ),
    refusal('body is a list', [], { code: 'validation' }),
    refusal('body is not JSON', { text: '{"a":' }),
    { name: `${id}: body over size`, kind: 'body over size', operation, run: (world) => sendTooMuch(world, operation) },
    refusal(
      'body of another type',
      { text: 'a=1' },
      { status: 415, headers: { 'content-type': 'application/x-www-form-urlencoded' }, code: 'media-type' },
    ),
  ];
}

/** A core may also close the connection before it has read everything; then there is no answer to look at. */
async function sendTooMuch(world: World, operation: Operation): Promise<void> {
  const length = Math.max(LARGE_BYTES, (operation.largestBody ?? 0) + 1);
  const body = { text: `{"${UNKNOWN}":"${'x'.repeat(length)}"}` };
  const answer = await world
    .call({ operation, body, ...(await proofFor(world, operation)) })
    .catch((error: unknown) => {
      if (!isClosedConnection(error)) throw error;
    });
  if (answer) expectStatus(answer, [413], 'too-large');
}

function isClosedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && /^(EPIPE|ECONNRESET|UND_ERR_SOCKET)$/.test(String(cause.code));
}
