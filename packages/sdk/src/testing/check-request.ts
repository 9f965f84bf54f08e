import { dereference, type OutputUnit, validate } from '@cfworker/json-schema';
import type { DescribedOperation } from './described.ts';
import { fail } from './example-error.ts';
import { schemas } from './generated/examples.ts';

/** Keywords that only say that something inside them is wrong. */
const AROUND = new Set(['$ref', 'properties', 'items', 'allOf', 'anyOf', 'oneOf', 'additionalProperties']);
const MOST = 5;

const root = { $id: 'https://contract.invalid/', $defs: schemas };
let lookup: ReturnType<typeof dereference> | undefined;

/** Reads the body of a request. Fails if the server would reject it because it does not match the contract. */
export async function checkedBody(
  operation: string,
  described: DescribedOperation,
  request: Request,
): Promise<unknown> {
  if (request.method === 'GET') return undefined;
  if (request.headers.get('X-Encrypted') === 'true')
    fail(`${operation} was sent in an envelope. Test in an environment that does not encrypt, such as LOCAL or QA.`);
  if (described.keyed && !request.headers.has('Idempotency-Key'))
    fail(`${operation} needs an Idempotency-Key. Give the call an idempotencyKey: newId().`);
  const text = await request.text();
  const body = parseBody(operation, text);
  const wrong = problemsOf(described.body, body);
  if (wrong.length > 0)
    fail(
      `${operation} was sent a body that does not fit the contract.\n${wrong.map((line) => `  ${line}`).join('\n')}\n` +
        `Correct the body. To test how a refusal is shown, answer one: { ${operation}: { status: 400 } }.`,
    );
  return body;
}

function parseBody(operation: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return fail(`${operation} was sent a body that is not JSON.`);
  }
}

/** Where a body does not match its schema, and why: "/otp: String does not match pattern." */
function problemsOf(schema: string, body: unknown): string[] {
  lookup ??= dereference(root);
  const { errors } = validate(body, schemas[schema] ?? true, '2020-12', lookup, false);
  const exact = errors.filter(({ keyword }) => !AROUND.has(keyword));
  return (exact.length > 0 ? exact : errors).slice(0, MOST).map(lineOf);
}

const lineOf = ({ instanceLocation, error }: OutputUnit) => `${instanceLocation.replace(/^#/, '') || 'body'}: ${error}`;
