import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps.ts';
import { clientOf } from '../access/client.ts';
import { SESSION_KINDS } from '../access/session.ts';
import { createSessions } from '../access/sessions.ts';
import { STAFF_ROLES } from '../access/staff.ts';
import { createStaffSessions } from '../access/staff-sessions.ts';
import type { CallLimits } from '../http/rate-limit.ts';
import { authenticate, type CallerRule } from '../http/session.ts';
import { answerCheck, assertDeclared, JSON_TYPE, requestCheck } from './checks.ts';
import { type Document, type Operation, type OperationOf, operationsOf } from './document.ts';
import type { Answer, HandlerDefinition } from './handler.ts';
import { bodyOfQuery } from './query-body.ts';
import { validatorsOf } from './validators.ts';

export interface ContractOptions {
  document: Document;
  handlers: ReadonlyMap<string, HandlerDefinition>;
  limits: CallLimits;
  /** Throws `maintenance` while a service is closed. */
  assertOpen: (service: string) => Promise<void>;
}

const NO_BODY = new Set([204, 205]);

/** Adds a route for every operation of the contract, with its URL, session kinds and schemas. */
export function addContract(
  app: FastifyInstance,
  deps: Deps,
  { document, handlers, limits, assertOpen }: ContractOptions,
): void {
  const validators = validatorsOf(document);
  const known = { sessions: createSessions(deps), staffSessions: createStaffSessions(deps), deps };
  for (const described of operationsOf(document)) {
    const { path, method, operation } = described;
    const { operationId: id, 'x-core-service': core, 'x-body-bytes': bodyBytes } = operation;
    const handler = handlers.get(id);
    if (!handler) throw new Error(`operation ${id} has no handler`);
    const rule = callerRule(operation);
    const checkRequest = requestCheck(validators, described, document);
    const checkAnswer = answerCheck(validators, described, document);
    const route = {
      url: path,
      bodyLimit: Math.max(deps.config.bodyLimitBytes, bodyBytes ?? 0),
      config: { operationId: id, contractPath: path, envelope: envelopeRule(operation, deps) },
      onRequest: async (request: FastifyRequest) => {
        try {
          await authenticate(request, known, rule);
        } catch (error) {
          await limits.ofAddress(request);
          throw error;
        }
        const { session, staff } = request.callState;
        await (session || staff ? limits.ofSession(request) : limits.ofAddress(request));
      },
      preHandler: core === undefined ? [] : [() => assertOpen(core)],
      handler: async (request: FastifyRequest, reply: FastifyReply) => {
        const answer = await runHandler(handler, request, described, deps);
        if (deps.config.checkResponses) checkAnswer(answer);
        return send(answer, reply);
      },
    };
    app.route({
      ...route,
      method: method.toUpperCase(),
      preValidation: (request, _reply, done) => {
        checkRequest(request, request.query);
        done();
      },
    });
    if (operation['x-also-get'])
      app.route({
        ...route,
        method: 'GET',
        preValidation: async (request) => {
          request.body = bodyOfQuery(request.query, described, document);
          checkRequest(request, {});
        },
      });
  }
}

/**
 * Reads `security`: one alternative per kind of session, with `xsrf` if the call must send that token, and `staff` if only
 * staff may call it; and `x-staff`, the roles that may;
 * `x-staff-request`, also because of a request.
 */
function callerRule(operation: Operation): CallerRule {
  const { operationId, security, 'x-staff': roles = [], 'x-staff-request': worksOnRequest = false } = operation;
  const kinds = new Set(SESSION_KINDS.filter((kind) => security.some((names) => kind in names)));
  const isForStaff = security.length > 0 && security.every((names) => 'staff' in names);
  if (security.length > 0 && kinds.size === 0 && !isForStaff)
    throw new Error(`operation ${operationId} names no kind of session`);
  const staffRoles = new Set(STAFF_ROLES.filter((role) => roles.includes(role)));
  if (staffRoles.size !== roles.length || (isForStaff && staffRoles.size === 0))
    throw new Error(`operation ${operationId} names no role of staff, or an unknown one`);
  const xsrf = security.every((names) => 'xsrf' in names);
  return { operationId, kinds, xsrf, isForStaff, staffRoles, worksOnRequest };
}

/** `x-envelope: none` marks what is never encrypted: the key agreement, what the gateway signs, content and email. */
function envelopeRule(operation: Operation, { config }: Deps): 'required' | 'accepted' | 'refused' {
  if (operation['x-envelope'] === 'none') return 'refused';
  return config.envelope.required ? 'required' : 'accepted';
}

async function runHandler(handler: HandlerDefinition, request: FastifyRequest, described: OperationOf, deps: Deps) {
  const { session, staff, rawBody } = request.callState;
  const headers = described.parameters.filter((p) => p.in === 'header');
  try {
    const call = {
      body: request.body ?? null,
      query: request.query,
      headers: Object.fromEntries(headers.map(({ name }) => [name, request.headers[name.toLowerCase()]])),
      rawBody,
      session,
      staff,
      correlationId: request.id,
      client: clientOf(request),
      log: request.log,
    };
    // checked against the contract before, from which the types of calls are generated
    return await handler.run(call as Parameters<typeof handler.run>[0], deps);
  } catch (error) {
    assertDeclared(error, described);
    throw error;
  }
}

function send({ status, body, headers }: Answer<number, unknown>, reply: FastifyReply): FastifyReply {
  reply.code(status).headers(headers ?? {});
  return NO_BODY.has(status) ? reply.send() : reply.type(JSON_TYPE).send(JSON.stringify(body));
}
