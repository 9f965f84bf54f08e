import type { operations } from '@lifedesk/contract';
import type { SessionKind } from '../platform/access/session.ts';
import { createSessions } from '../platform/access/sessions.ts';
import type { OperationId, RequestBody } from '../platform/contract/handler.ts';
import { addressOf, sessionHeaders } from './sign-in.ts';
import type { Node } from './two-nodes.ts';

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : null;
/** The body of an operation's 200 response. */
export type AnswerBody<Op extends OperationId> = operations[Op] extends { responses: { 200: infer R } }
  ? Json<R>
  : null;

export interface Reply<Body> {
  status: number;
  body: Body;
  /** The code of a problem; undefined for a success. */
  code: string | undefined;
}

/** Calls operations by name over HTTP in one session. */
export interface Caller {
  readonly sessionId: string;
  call<Op extends OperationId>(
    operation: Op,
    body: RequestBody<Op>,
    headers?: Record<string, string>,
    /** Another node of the installation. */
    node?: Pick<Node, 'url'>,
  ): Promise<Reply<AnswerBody<Op>>>;
}

/** Opens a session of this kind for a customer without going through the sign-in, and calls with it. */
export async function callerFor(api: Node, kind: SessionKind, clientId: string): Promise<Caller> {
  const { deps } = api;
  const customer = await deps.db
    .selectFrom('customer')
    .select('id')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const sessions = createSessions(deps);
  const session = await sessions.open({ kind, customerId: customer.id, policyNo: null });
  const proof = sessionHeaders(session);
  return {
    sessionId: session.id,
    call: (operation, body, headers = {}, node = api) =>
      post(node, operation, JSON.stringify(body), { ...proof, ...headers }),
  };
}

/** Sends a raw body with these headers. */
export async function post<Op extends OperationId>(
  { url }: Pick<Node, 'url'>,
  operation: Op,
  body: string,
  headers: Record<string, string>,
): Promise<Reply<AnswerBody<Op>>> {
  const response = await fetch(`${url}${addressOf(operation)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const text = await response.text();
  const parsed = text === '' ? null : JSON.parse(text);
  return { status: response.status, body: parsed, code: parsed?.code };
}
