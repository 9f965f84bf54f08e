import { operationOf } from '../src/contract/operations.ts';
import { isObject, parseJson } from '../src/json.ts';

/** A call on its way to the core, or what came back. */
export interface Message {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** One thing that a core does differently from the contract. */
export interface Deviation {
  readonly name: string;
  /** The check that must fail because of it. */
  readonly check: string;
  /** Changes a call of the check's operation before the reference API sees it. */
  readonly changeCall?: (call: Message) => Message;
  /** Changes the reference API's reply. */
  readonly changeReply?: (reply: Reply, call: Message) => Reply;
}

const READ = 'policyDetails';
const WRITE = 'submitComplaint';
const SIGNED = 'paymentCallback';
const STAFF = 'openCustomerRequest';

const objectIn = ({ body }: Message) => {
  const json = parseJson(body);
  return isObject(json) ? json : {};
};

/** Accepts calls that the core should refuse. */
const accept = (name: string, check: string, matches: (call: Message) => boolean, wrong = 200): Deviation => ({
  name,
  check,
  changeReply: (reply, call) =>
    reply.status >= 400 && matches(call) ? { ...reply, status: wrong, headers: { ...reply.headers } } : reply,
});

/** Changes replies of success. */
const change = (name: string, edit: (reply: Reply) => Partial<Reply>): Deviation => ({
  name,
  check: `${READ}: success`,
  changeReply: (reply) => (reply.status === 200 ? { ...reply, ...edit(reply) } : reply),
});

const withoutHeader = ({ headers }: Reply, left: string) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== left));

const withProperties = (text: string, properties: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ ...JSON.parse(text), ...properties });

/** Every kind of check has a core that turns it red. */
export const DEVIATIONS: readonly Deviation[] = [
  accept('takes another method', `${READ}: another method`, ({ method }) => method === 'PUT'),
  accept('needs no session', `${READ}: no session`, ({ headers }) => !headers.authorization),
  accept('takes any token', `${READ}: unknown session`, ({ headers }) => /x{43}/.test(headers.authorization ?? '')),
  accept('needs no XSRF token', `${READ}: without XSRF token`, ({ headers }) => !headers['x-xsrf-token']),
  accept('takes a session of another kind', `${READ}: session of another kind`, () => true),
  accept('returns 404 for a session of another kind', `${READ}: session of another kind`, () => true, 404),
  accept('needs no signature', `${SIGNED}: without a signature`, ({ headers }) => !headers['x-gateway-signature']),
  accept('takes any signature', `${SIGNED}: with a false signature`, ({ headers }) =>
    /^a{64}$/.test(headers['x-gateway-signature'] ?? ''),
  ),
  accept('needs no session of staff', `${STAFF}: no session of staff`, ({ headers }) => !headers['x-staff-token']),
  accept('takes any token of staff', `${STAFF}: unknown session of staff`, ({ headers }) =>
    /^x{43}$/.test(headers['x-staff-token'] ?? ''),
  ),
  accept(
    'takes a customer for staff',
    `${STAFF}: session of a customer in place of staff`,
    ({ headers }) => headers.authorization !== undefined,
  ),
  accept('accepts an unknown field', `${READ}: unknown field`, (call) => 'unknownToTheContract' in objectIn(call)),
  accept('needs no policy number', `${READ}: without policyNo`, (call) => !('policyNo' in objectIn(call))),
  accept(
    'takes any policy number',
    `${READ}: policyNo against its pattern`,
    (call) => objectIn(call).policyNo === '~?~',
  ),
  accept('takes a number as text', `${READ}: policyNo of another type`, (call) => objectIn(call).policyNo === 17),
  accept('takes a list', `${READ}: body is a list`, ({ body }) => body === '[]'),
  accept('takes half a JSON', `${READ}: body is not JSON`, ({ body }) => body === '{"a":'),
  accept('takes a large body', `${READ}: body over size`, ({ body }) => body.length > 1_000_000),
  accept('takes a form', `${READ}: body of another type`, ({ body }) => body === 'a=1'),
  accept('returns data of another person', `${READ}: data of another person`, () => true),
  accept('needs no key', `${WRITE}: without an idempotency key`, ({ headers }) => !headers['idempotency-key']),
  accept(
    'takes any key',
    `${WRITE}: malformed idempotency key`,
    ({ headers }) => headers['idempotency-key'] === 'seventeen',
  ),
  accept('takes a key for another body', `${WRITE}: same key with another body`, () => true),
  {
    name: 'ignores the key',
    check: `${WRITE}: same key again`,
    changeCall: (call) => ({
      ...call,
      headers: {
        ...call.headers,
        ...(call.headers['idempotency-key']?.length === 36 && { 'idempotency-key': crypto.randomUUID() }),
      },
    }),
  },
  change('leaves out a required field', ({ body }) => ({ body: withProperties(body, { policyNo: undefined }) })),
  change('adds a field', ({ body }) => ({ body: withProperties(body, { internalId: 7 }) })),
  change('returns a number instead of text', ({ body }) => ({ body: withProperties(body, { policyNo: 501234567 }) })),
  change('returns a page', () => ({ headers: { 'content-type': 'text/html' }, body: '<p>Hello</p>' })),
  change('returns another content type', (reply) => ({ headers: { ...reply.headers, 'content-type': 'text/plain' } })),
  change('returns no server time', (reply) => ({ headers: withoutHeader(reply, 'x-server-time') })),
  change('returns a local time', (reply) => ({ headers: { ...reply.headers, 'x-server-time': '21/11/2026 10:00' } })),
  change('returns another correlation id', (reply) => ({
    headers: { ...reply.headers, 'x-correlation-id': crypto.randomUUID() },
  })),
  change('returns an undocumented status', () => ({ status: 206 })),
  {
    name: 'returns a problem as plain JSON',
    check: `${READ}: no session`,
    changeReply: (reply) => ({ ...reply, headers: { ...reply.headers, 'content-type': 'application/json' } }),
  },
  {
    name: 'returns a problem about another call',
    check: `${READ}: no session`,
    changeReply: (reply) => ({ ...reply, body: withProperties(reply.body, { correlationId: crypto.randomUUID() }) }),
  },
];

/** The path below the origin of the operation that a deviation is about. */
export const pathOf = ({ check }: Deviation): string => `/api${operationOf(check.split(':')[0] ?? '').path}`;
