import { schemaFaults } from '../contract/validate.ts';
import type { Answer } from '../core/call-core.ts';
import { isObject } from '../json.ts';
import { CheckFailure } from './check.ts';

const SHOWN = 200;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

function fail({ status }: Answer, expected: string, arrived?: string, detail?: string): never {
  throw new CheckFailure({
    expected,
    arrived: `status ${status}${arrived === undefined ? '' : ` ${arrived}`}`,
    ...(detail && { detail: detail.slice(0, SHOWN) }),
  });
}

/** The code of a problem; undefined if the response is none. */
export const codeOf = ({ json }: Answer): string | undefined =>
  isObject(json) && typeof json.code === 'string' ? json.code : undefined;

/** Checks a response against what the contract documents for its status: headers, content type, schema. */
export function expectDocumented(answer: Answer): void {
  const { headers, json, text, correlationId } = answer;
  const documented = answer.operation.responses.get(answer.status);
  if (!documented) fail(answer, 'a status that the contract has for this operation', undefined, text);
  const missing = documented.headers.filter((name) => !headers.has(name));
  if (missing.length > 0) fail(answer, 'every required header', `without ${missing.join(', ')}`);
  if (headers.get('x-correlation-id') !== correlationId)
    fail(answer, 'the X-Correlation-Id of the call', 'with another one');
  const serverTime = headers.get('x-server-time') ?? '';
  if (!INSTANT.test(serverTime))
    fail(answer, 'X-Server-Time as an instant in UTC with milliseconds', 'with another form of it', serverTime);
  const { content } = documented;
  if (!content) {
    if (text !== '') fail(answer, 'no body', 'with a body', text);
    return;
  }
  const type = headers.get('content-type')?.split(';')[0]?.trim() ?? 'no content type';
  if (type !== content.type) fail(answer, `content type ${content.type}`, `with ${type}`, text);
  if (json === undefined) fail(answer, 'JSON', 'with a body that is not JSON', text);
  const faults = schemaFaults(content.schema, json);
  if (faults.length > 0)
    fail(answer, 'a body as its schema says', ['with a body that differs:', ...faults].join('\n'), text);
  if (answer.status >= 400) expectConsistentProblem(answer);
}

function expectConsistentProblem(answer: Answer): void {
  const { json, status, correlationId } = answer;
  if (!isObject(json)) return;
  if (json.status !== status)
    fail(answer, 'a problem with the status of its response', `with the problem's ${json.status}`);
  if (json.correlationId !== correlationId)
    fail(answer, 'a problem with the correlationId of the call', 'with another one');
  if (json.type !== `urn:lifedesk:problem:${json.code}`)
    fail(
      answer,
      'a type that ends with the code of the problem',
      `with the type ${json.type} and the code ${json.code}`,
    );
}

/** Expects one of these statuses, and a response as documented. */
export function expectStatus(answer: Answer, statuses: readonly number[], code?: string): void {
  if (!statuses.includes(answer.status)) fail(answer, `status ${statuses.join(' or ')}`, undefined, answer.text);
  expectDocumented(answer);
  if (code !== undefined && codeOf(answer) !== code)
    fail(answer, `the code ${code}`, `with the code ${codeOf(answer)}`, answer.text);
}
