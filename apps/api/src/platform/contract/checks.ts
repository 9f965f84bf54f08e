import type { FastifyRequest } from 'fastify';
import { Problem, problem } from '../problem.ts';
import { type Document, deref, type OperationOf } from './document.ts';
import type { Answer } from './handler.ts';
import { type Check, describeErrors, type Validators } from './validators.ts';

export const JSON_TYPE = 'application/json';

/** Refuses a request that does not match its operation. Names each field but never a value. */
export function requestCheck(
  validators: Validators,
  { path, method, parameters, operation }: OperationOf,
  root: Document,
) {
  // A malformed correlation id is replaced, not refused.
  const declared = parameters.filter((p) => p.name !== 'X-Correlation-Id');
  const query = validators.parameters('query', declared);
  const headers = validators.parameters('header', declared);
  const { requestBody } = operation;
  const required = requestBody !== undefined && deref(requestBody, root).required === true;
  const body = requestBody
    ? validators.body('paths', path, method, 'requestBody', 'content', JSON_TYPE, 'schema')
    : null;
  return (request: FastifyRequest, queryParameters: unknown): void => {
    expect(headers, request.headers, 'header:');
    expect(query, queryParameters ?? {}, 'query:');
    if (!body) return;
    if (request.body === undefined) {
      if (required) throw problem('validation', { errors: [{ pointer: '', detail: 'is required' }] });
      // its response would not be sealed either
      if (request.routeOptions.config.envelope === 'required') throw problem('envelope-refused');
      request.body = {};
    }
    expect(body, request.body, '');
  };
}

function expect(check: Check, value: unknown, place: string): void {
  const faults = check(value);
  if (!faults) return;
  const errors = describeErrors(faults);
  throw problem('validation', {
    errors: place ? errors.map((e) => ({ ...e, pointer: place + e.pointer.replace(/^\//, '') })) : errors,
  });
}

/**
 * Finds responses that do not match the contract. They are the server's fault, so the caller gets 500 and the log the
 * reason.
 */
export function answerCheck(validators: Validators, { path, method, operation }: OperationOf, root: Document) {
  const checks = new Map<number, Check | null>();
  for (const [status, response] of Object.entries(operation.responses)) {
    const content = deref(response, root).content?.[JSON_TYPE];
    const place = response.$ref ? response.$ref.slice(2).split('/') : ['paths', path, method, 'responses', status];
    checks.set(Number(status), content ? validators.answer(...place, 'content', JSON_TYPE, 'schema') : null);
  }
  return ({ status, body }: Answer<number, unknown>): void => {
    const check = checks.get(status);
    if (check === undefined) throw new Error(`status ${status} is not in the contract`);
    const errors = check?.(body);
    if (errors) {
      const faults = describeErrors(errors).map((e) => `${e.pointer} ${e.detail}`);
      throw new Error(`the answer does not match the contract: ${faults.slice(0, 5).join('; ')}`);
    }
  };
}

/** A refusal with an undeclared status would surprise every caller, so a test should find it first. */
export function assertDeclared(error: unknown, { operation }: OperationOf): void {
  if (!(error instanceof Problem) || error.status in operation.responses) return;
  const what = `${operation.operationId} refuses with ${error.status} ${error.code}`;
  throw new Error(`${what}, which the contract does not declare`, { cause: error });
}
