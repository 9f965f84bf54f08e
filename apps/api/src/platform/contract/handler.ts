import type { operations } from '@lifedesk/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Client } from '../access/client.ts';
import type { Session } from '../access/session.ts';
import type { Staff } from '../access/staff.ts';

export type OperationId = keyof operations & string;

type Content<T> = T extends { content: { 'application/json': infer Body } } ? Body : null;
type Parameters<Op extends OperationId, In extends string> = operations[Op] extends { parameters: infer P }
  ? In extends keyof P
    ? NonNullable<P[In]>
    : Record<never, never>
  : Record<never, never>;

/** The decrypted, validated request body of an operation; null if it has none. */
export type RequestBody<Op extends OperationId> = operations[Op] extends { requestBody?: infer R }
  ? Content<NonNullable<R>>
  : null;

type Success = 200 | 201 | 202 | 203 | 204 | 207;
type Responses<Op extends OperationId> = operations[Op] extends { responses: infer R } ? R : never;
type AnswerOf<R> = { [S in keyof R & Success]: Answer<S, Content<R[S]>> }[keyof R & Success];
export interface Answer<Status extends number, Body> {
  readonly status: Status;
  readonly body: Body;
  readonly headers?: Readonly<Record<string, string>>;
}
/** The successful responses of an operation; failures are thrown as `Problem`. */
export type OperationAnswer<Op extends OperationId> = AnswerOf<Responses<Op>>;

/** One call of an operation after authentication, decryption and validation. */
export interface Call<Op extends OperationId, S extends Session | null> {
  readonly body: RequestBody<Op>;
  readonly query: Parameters<Op, 'query'>;
  /** Declared header parameters, by the names in the contract. */
  readonly headers: Parameters<Op, 'header'>;
  /** The raw bytes of the body (decrypted if it came in an envelope), for signatures. */
  readonly rawBody: Buffer;
  readonly session: S;
  /** The member of staff who makes the call, alone or for the customer of the session; null if no member of staff does. */
  readonly staff: Staff | null;
  readonly correlationId: string;
  readonly client: Client;
  /** Logs with the correlation id. Never pass it a body, a token or an OTP. */
  readonly log: FastifyBaseLogger;
}

export interface HandlerDefinition<Op extends OperationId = OperationId> {
  readonly operationId: Op;
  readonly needsSession: boolean;
  // The bivalent type in which the router stores the handlers of all operations.
  run(call: Call<Op, Session | null>, deps: Deps): Promise<Answer<number, unknown>>;
}

/** Implements an operation that needs no session. */
export function handler<Op extends OperationId>(
  operationId: Op,
  run: (call: Call<Op, null>, deps: Deps) => Promise<OperationAnswer<Op>>,
): HandlerDefinition<Op> {
  return { operationId, needsSession: false, run };
}

/** Implements an operation that requires a session; `call.session` is of one of the contract's kinds. */
export function sessionHandler<Op extends OperationId>(
  operationId: Op,
  run: (call: Call<Op, Session>, deps: Deps) => Promise<OperationAnswer<Op>>,
): HandlerDefinition<Op> {
  return { operationId, needsSession: true, run };
}

/** Implements an operation of staff, who act without a session of a customer. */
export function staffHandler<Op extends OperationId>(
  operationId: Op,
  run: (call: Call<Op, null> & { readonly staff: Staff }, deps: Deps) => Promise<OperationAnswer<Op>>,
): HandlerDefinition<Op> {
  return {
    operationId,
    needsSession: false,
    run: async (call, deps) => run({ ...call, session: null, staff: requireStaff(call) }, deps),
  };
}

/** The member of staff of a call that the contract allows to staff alone. */
function requireStaff({ staff }: { readonly staff: Staff | null }): Staff {
  if (!staff) throw new Error('the call was not authenticated');
  return staff;
}

/** A field with a default in the contract: validation has filled it in, though its type does not say so. */
export function requireValue<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a field with a default is missing: the contract no longer has the default');
  return value;
}

/** Responds with 200. */
export function ok<Body>(body: Body): Answer<200, Body> {
  return { status: 200, body };
}

/** Responds with a status that has its own meaning, such as 203, 204 or 207. */
export function answer<Status extends number, Body>(
  status: Status,
  body: Body,
  headers?: Record<string, string>,
): Answer<Status, Body> {
  return headers ? { status, body, headers } : { status, body };
}
