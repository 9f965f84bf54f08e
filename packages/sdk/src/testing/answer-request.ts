import { checkedBody } from './check-request.ts';
import { fail } from './example-error.ts';
import { operations, serverTime } from './generated/examples.ts';
import { type Choices, make } from './make-answer.ts';

const operationByPath = new Map(Object.entries(operations).map(([operation, { path }]) => [path, operation]));

/** The operation that a request calls: its path is the contract's after any base. Fails if the method is wrong. */
export function operationOf({ url, method }: Request): string | undefined {
  const { pathname } = new URL(url);
  const found = suffixesOf(pathname).find((path) => operationByPath.has(path));
  const operation = found && operationByPath.get(found);
  if (!operation || method === 'OPTIONS') return undefined;
  if (method === 'POST' || (method === 'GET' && operations[operation]?.alsoGet)) return operation;
  return fail(`${operation} was called with ${method}. The contract defines it as POST.`);
}

/** `/api/v1/logout`, `/v1/logout`, `/logout`. */
const suffixesOf = (pathname: string): string[] =>
  Array.from(pathname.matchAll(/\//g), ({ index }) => pathname.slice(index));

/** The content of every temporary file. Its hash is the one in the contract's examples. */
const FILE = 'test';

/** Responds as the file store: with a temporary file, or by accepting an upload. Undefined for any other request. */
export function answerFile({ url, method }: Request): Response | undefined {
  const { pathname } = new URL(url);
  if (method === 'GET' && /\/files\/[^/]+$/.test(pathname))
    return new Response(FILE, { headers: { 'Content-Type': 'application/pdf', 'Cache-Control': 'no-store' } });
  if (method === 'PUT' && /\/files\/uploads\/[^/]+$/.test(pathname)) return new Response(null);
  return undefined;
}

/** Responds to an operation: as the test requested, otherwise with the contract's example. */
export async function answerOperation(
  operation: string,
  request: Request,
  choices: Choices,
): Promise<Response | 'never' | 'offline'> {
  const described = operations[operation];
  if (!described) return fail(`The contract has no operation ${operation}.`);
  const chosen = choices[operation] ?? {};
  if (chosen === 'never' || chosen === 'offline') return chosen;
  // A requested failure is returned whatever the request sent.
  const body = chosen.status === 400 ? undefined : await checkedBody(operation, described, request);
  const { status, type, json } = make(operation, chosen, body);
  const headers = new Headers({ 'X-Correlation-Id': request.headers.get('X-Correlation-Id') ?? '' });
  if (serverTime) headers.set('X-Server-Time', serverTime);
  if (!type) return new Response(null, { status, headers });
  headers.set('Content-Type', type);
  return new Response(JSON.stringify(json), { status, headers });
}
