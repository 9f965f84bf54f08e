import type { ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { createSessions } from '../access/sessions.ts';
import type { Deps } from '../deps.ts';
import { authenticate, type SessionRule } from '../hooks/session.ts';
import { Problem, problem } from '../problem.ts';
import type { SessionKind } from '../session.ts';
import { deref, type Json, operationsOf } from './document.ts';
import type { Answer, HandlerDefinition } from './handler.ts';
import { createValidators, describeErrors, type Validators } from './validators.ts';

export interface ContractOptions {
  document: Json;
  handlers: ReadonlyMap<string, HandlerDefinition>;
  /** Runs before everything else, with whether the operation takes callers without a session. */
  limit: (anonymous: boolean) => onRequestAsyncHookHandler;
}

const JSON_TYPE = 'application/json';
const NO_BODY = new Set([204, 205]);

/** Adds a route for every operation of the contract: address, session kinds, schemas of bodies and answers come from it. */
export function addContract(app: FastifyInstance, deps: Deps, options: ContractOptions): void {
  const { document, handlers, limit } = options;
  const validators = createValidators(document);
  const sessions = createSessions(deps);
  for (const { path, method, item, operation } of operationsOf(document)) {
    const id: string = operation.operationId;
    const handler = handlers.get(id);
    if (!handler) throw new Error(`operation ${id} has no handler`);
    const rule = sessionRule(operation, id);
    const parameters: Json[] = [...(item.parameters ?? []), ...(operation.parameters ?? [])];
    const checkInput = inputCheck(validators, document, path, method, parameters);
    const checkAnswer = answerCheck(validators, document, path, method);
    app.route({
      method: method.toUpperCase(),
      url: path,
      config: { operationId: id, contractPath: path, envelope: envelopeRule(operation, deps) },
      onRequest: [
        limit(rule === null),
        ...(rule ? [async (request: FastifyRequest) => authenticate(request, sessions, rule)] : []),
      ],
      preValidation: async (request) => checkInput(request),
      handler: async (request, reply) => {
        const answer = await runHandler(handler, request, parameters, document, deps);
        if (deps.config.checkResponses) checkAnswer(answer);
        return send(answer, reply);
      },
    });
  }
}

/** Reads `security`: one alternative for each kind of session, `xsrf` beside it where the call must carry that token. */
function sessionRule(operation: Json, id: string): SessionRule | null {
  const alternatives: Json[] = operation.security ?? [];
  if (alternatives.length === 0) return null;
  const kinds = new Set<SessionKind>();
  for (const names of alternatives.map((a) => Object.keys(a)))
    for (const name of names) if (name !== 'xsrf') kinds.add(name as SessionKind);
  if (kinds.size === 0) throw new Error(`operation ${id} asks for no kind of session`);
  return { kinds, xsrf: alternatives.every((a) => 'xsrf' in a) };
}

/** `x-envelope: none` marks what always travels plain: the agreement itself, what the gateway signs, content and e-mail. */
function envelopeRule(operation: Json, { config }: Deps): 'required' | 'accepted' | 'refused' {
  if (operation['x-envelope'] === 'none') return 'refused';
  return config.envelope.required ? 'required' : 'accepted';
}

function inputCheck(validators: Validators, document: Json, path: string, method: string, parameters: Json[]) {
  // A malformed correlation id is replaced, not refused.
  const declared = parameters.filter((p) => deref(p, document).name !== 'X-Correlation-Id');
  const query = validators.parameters('query', declared);
  const headers = validators.parameters('header', declared);
  const { requestBody } = document.paths[path][method];
  const required = deref(requestBody, document)?.required === true;
  const body = requestBody
    ? validators.body('paths', path, method, 'requestBody', 'content', JSON_TYPE, 'schema')
    : null;
  const expect = (check: ValidateFunction, value: unknown, place: string, separator: string) => {
    if (check(value)) return;
    const errors = describeErrors(check.errors, place).map((e) => ({
      ...e,
      pointer: place ? e.pointer.replace('/', separator) : e.pointer,
    }));
    throw problem('validation', { errors });
  };
  return (request: FastifyRequest): void => {
    expect(headers, request.headers, 'header', ':');
    expect(query, request.query ?? {}, 'query', ':');
    if (!body) return;
    if (request.body === undefined && !required) return;
    if (request.body === undefined) throw problem('validation', { errors: [{ pointer: '', detail: 'is required' }] });
    expect(body, request.body, '', '');
  };
}

/** Finds answers that the contract does not know: the server's own fault, so the caller gets 500 and the log the reason. */
function answerCheck(validators: Validators, document: Json, path: string, method: string) {
  const checks = new Map<number, ValidateFunction | null>();
  for (const [status, response] of Object.entries<Json>(document.paths[path][method].responses)) {
    const content = deref(response, document).content?.[JSON_TYPE];
    const place = response.$ref ? response.$ref.slice(2).split('/') : ['paths', path, method, 'responses', status];
    checks.set(Number(status), content ? validators.answer(...place, 'content', JSON_TYPE, 'schema') : null);
  }
  return ({ status, body }: Answer<number, unknown>): void => {
    const check = checks.get(status);
    if (check === undefined) throw new Error(`status ${status} is not in the contract`);
    if (check && !check(body)) {
      const faults = describeErrors(check.errors).map((e) => `${e.pointer} ${e.detail}`);
      throw new Error(`the answer does not fit the contract: ${faults.slice(0, 5).join('; ')}`);
    }
  };
}

async function runHandler(
  handler: HandlerDefinition,
  request: FastifyRequest,
  parameters: Json[],
  document: Json,
  deps: Deps,
) {
  const { session, rawBody } = request.callState;
  const headers = parameters.map((p) => deref(p, document)).filter((p) => p.in === 'header');
  try {
    return await handler.run(
      {
        body: (request.body ?? null) as never,
        query: request.query as never,
        headers: Object.fromEntries(headers.map(({ name }) => [name, request.headers[name.toLowerCase()]])) as never,
        rawBody,
        session,
        correlationId: request.id,
        clientAddress: request.ip,
        log: request.log,
      },
      deps,
    );
  } catch (error) {
    assertDocumented(error, document, request);
    throw error;
  }
}

/** A refusal with a status that the operation does not declare would surprise every caller: better found by a test. */
function assertDocumented(error: unknown, document: Json, request: FastifyRequest): void {
  if (!(error instanceof Problem)) return;
  const { contractPath = '', operationId } = request.routeOptions.config;
  const { responses } = document.paths[contractPath][request.method.toLowerCase()];
  if (!(error.status in responses))
    throw new Error(`${operationId} refuses with ${error.status} ${error.code}, which the contract does not declare`, {
      cause: error,
    });
}

function send({ status, body, headers }: Answer<number, unknown>, reply: FastifyReply): FastifyReply {
  reply.code(status).headers(headers ?? {});
  return NO_BODY.has(status) ? reply.send() : reply.type(JSON_TYPE).send(JSON.stringify(body));
}
