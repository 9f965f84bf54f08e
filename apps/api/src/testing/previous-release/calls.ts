import { randomUUID } from 'node:crypto';
import { API_BASE, type Document, operationsOf } from '../../platform/contract/document.ts';

// biome-ignore lint/suspicious/noExplicitAny: JSON of a release whose types are not here
export type Json = any;

export interface Answer {
  readonly status: number;
  readonly body: Json;
}
type Headers = Readonly<Record<string, string>>;

/** Calls that clients make, with what each node answered. */
export interface Calls {
  /** Throws if there is no answer. */
  call(origin: string, operation: string, body: unknown, headers?: Headers): Promise<Answer>;
  /** Uploads a file, as `fetchPresignedUrl` grants it. */
  put(origin: string, grant: Json, content: Buffer): Promise<void>;
  /** How many calls a node got. */
  countTo(origin: string): number;
  /** What a node answered, or all nodes, such as `updateNeft 200` or `eLoan 400 validation`. */
  results(origin?: string): ReadonlySet<string>;
}

/** @param contract the OpenAPI document of the release that the clients know */
export function startCalls(contract: Document): Calls {
  const paths = new Map(operationsOf(contract).map(({ operation, path }) => [operation.operationId, path]));
  const answered: { origin: string; result: string }[] = [];
  return {
    countTo: (of) => answered.filter(({ origin }) => origin === of).length,
    results: (of) =>
      new Set(answered.filter(({ origin }) => of === undefined || origin === of).map(({ result }) => result)),
    async call(origin, operation, body, headers = {}) {
      const response = await fetch(`${origin}${API_BASE}${paths.get(operation)}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...headers },
        body: JSON.stringify(body),
      });
      const text = await response.text();
      const answer = text.startsWith('{') ? JSON.parse(text) : null;
      const code = response.status < 400 ? '' : ` ${answer?.code}`;
      answered.push({ origin, result: `${operation} ${response.status}${code}` });
      return { status: response.status, body: answer };
    },
    async put(origin, { url, headers }, content) {
      const { pathname, search } = new URL(url, origin);
      const { status } = await fetch(origin + pathname + search, {
        method: 'PUT',
        headers,
        body: new Uint8Array(content),
      });
      answered.push({ origin, result: `upload ${status}` });
    },
  };
}
