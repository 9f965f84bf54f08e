import { randomUUID } from 'node:crypto';
import type { Operation } from '../contract/operations.ts';
import { type Json, parseJson } from '../json.ts';

/** What a session's calls prove themselves with. */
export interface Session {
  readonly token: string;
  readonly xsrfToken: string;
}

/** A call to the core. */
export interface CoreCall {
  readonly operation: Operation;
  /** The body, as JSON or as text that need not be JSON. */
  readonly body: Json | { readonly text: string };
  readonly session?: Session | undefined;
  readonly idempotencyKey?: string | undefined;
  /** Headers that replace those of an ordinary call; an empty one is left out. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly method?: string;
}

/** What the core responded. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined if the body is not JSON. */
  readonly json: Json | undefined;
  /** The correlation id that the call had. */
  readonly correlationId: string;
  readonly operation: Operation;
}

/** In ms. A core that responds later than this fails the check. */
const PATIENCE_MS = 30_000;

const isText = (body: CoreCall['body']): body is { text: string } =>
  typeof body === 'object' && body !== null && 'text' in body && Object.keys(body).length === 1;

/** Calls an operation below the base address. Throws if the core cannot be reached. */
export async function callCore(base: string, call: CoreCall): Promise<Answer> {
  const { operation, session } = call;
  const correlationId = randomUUID();
  const all = {
    'content-type': 'application/json',
    accept: 'application/json',
    'x-correlation-id': correlationId,
    ...(session && { authorization: `Bearer ${session.token}`, 'x-xsrf-token': session.xsrfToken }),
    ...(operation.isKeyed && { 'idempotency-key': call.idempotencyKey ?? randomUUID() }),
    ...call.headers,
  };
  const method = call.method ?? operation.method;
  const response = await fetch(base + operation.path, {
    method,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== '')),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    ...(method !== 'GET' && { body: isText(call.body) ? call.body.text : JSON.stringify(call.body) }),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, json: parseJson(text), correlationId, operation };
}
