import { schemaFaults } from '../contract/validate.ts';
import type { Answer } from '../core/call-core.ts';
import { isObject } from '../json.ts';
import { CheckFailure } from './check.ts';

const SHOWN = 200;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function fail(answer: Answer, what: string): never {
  throw new CheckFailure(`${answer.operation.id} returned ${answer.status}: ${what}`);
}

/** The code of a problem; undefined if the response is none. */
export const codeOf = ({ json }: Answer): string | undefined =>
  isObject(json) && typeof json.code === 'string' ? json.code : undefined;

/** Checks a response against what the contract documents for its status: headers, content type, schema. */
export function expectDocumented(answer: Answer): void {
  const documented = answer.operation.responses.get(answer.status);
  if (!documented) fail(answer, `the contract has no such status here. ${answer.text.slice(0, SHOWN)}`);
  const missing = documented.headers.filter((name) => !answer.headers.has(name));
  if (missing.length > 0) fail(answer, `without ${missing.join(', ')}`);
  if (answer.headers.get('x-correlation-id') !== answer.correlationId)
    fail(answer, 'with another X-Correlation-Id than the call');
  if (!INSTANT.test(answer.headers.get('x-server-time') ?? ''))
    fail(answer, 'X-Server-Time is not an instant in UTC with milliseconds');
  const { content } = documented;
  if (!content) {
    if (answer.text !== '') fail(answer, 'the contract has no body here');
    return;
  }
  const type = answer.headers.get('content-type')?.split(';')[0]?.trim() ?? 'no content type';
  if (type !== content.type) fail(answer, `${type} instead of ${content.type}`);
  const { json } = answer;
  if (json === undefined) fail(answer, 'the body is not JSON');
  const faults = schemaFaults(content.schema, json);
  if (faults.length > 0) fail(answer, `the body does not match its schema. ${faults.join(' ')}`);
  if (answer.status >= 400) expectConsistentProblem(answer);
}

function expectConsistentProblem(answer: Answer): void {
  const { json } = answer;
  if (!isObject(json)) return;
  if (json.status !== answer.status) fail(answer, `the problem says ${json.status}`);
  if (json.correlationId !== answer.correlationId) fail(answer, 'the problem has another correlationId than the call');
  if (json.type !== `urn:lifedesk:problem:${json.code}`)
    fail(answer, `the problem has the type ${json.type} and the code ${json.code}`);
}

/** Expects one of these statuses, and a response as documented. */
export function expectStatus(answer: Answer, statuses: readonly number[], code?: string): void {
  if (!statuses.includes(answer.status))
    fail(answer, `${statuses.join(' or ')} expected. ${answer.text.slice(0, SHOWN)}`);
  expectDocumented(answer);
  if (code !== undefined && codeOf(answer) !== code) fail(answer, `with the code ${codeOf(answer)}, ${code} expected`);
}
