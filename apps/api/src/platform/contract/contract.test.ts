import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addressOf,
  type RunningApi,
  type SessionHeaders,
  sessionHeaders,
  signIn,
  signInStaff,
  staffHeaders,
  startApi,
} from '../../testing/index.ts';
import { SESSION_KINDS, type SessionKind } from '../access/session.ts';
import { createSessions } from '../access/sessions.ts';
import { isRecord } from '../is-record.ts';
import { catalogueCodes } from './catalogue.ts';
import { deref, document, type OperationOf, operationsOf, type Schema } from './document.ts';

const PEOPLE: Record<SessionKind, string> = { full: 'Asha', partial: 'Asha', corp: 'Sahyadri', track: 'Asha' };
/** People whose sessions are reused, because no call of Asha's can end them. */
const REFUSED: Record<SessionKind, string> = { ...PEOPLE, full: 'Meenakshi', partial: 'Meenakshi', track: 'Meenakshi' };

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ config: { addressFailures: 1_000_000, addressSends: 1_000_000 } });
});
afterAll(() => api.close());

/** Without the sign-in, because each operation gets a few. */
async function openSession(who: string, kind: SessionKind): Promise<SessionHeaders> {
  const { clientId, policyNumbers } = await api.person(who);
  const { id } = await api.deps.db
    .selectFrom('customer')
    .select('id')
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  const policyNo = kind === 'corp' ? null : (policyNumbers[0] ?? null);
  return sessionHeaders(await createSessions(api.deps).open({ kind, customerId: id, policyNo }));
}

const kindsOf = ({ operation }: OperationOf): SessionKind[] =>
  SESSION_KINDS.filter((kind) => operation.security.some((names) => kind in names));
const needsStaff = ({ operation }: OperationOf): boolean => operation.security.some((names) => 'staff' in names);
/** A member of staff who may call everything, and a customer at their counter if the operation needs one. */
async function staffSession(described: OperationOf): Promise<Record<string, string>> {
  const staff = staffHeaders(await signInStaff(api, 'Thomas'));
  const [kind] = kindsOf(described);
  return kind ? { ...(await signIn(api, PEOPLE[kind], kind, staff)), ...staff } : staff;
}
const bodyOf = ({ operation: { operationId, requestBody } }: OperationOf) => {
  const body = requestBody && deref(requestBody);
  const media = body?.content?.['application/json'];
  if (!media) throw new Error(`${operationId} has no body`);
  return { media, required: body?.required };
};
const schemaOf = (described: OperationOf): Schema => deref(bodyOf(described).media.schema);
const exampleOf = (described: OperationOf): Record<string, unknown> => {
  const { examples = {}, example = Object.values(examples).map((named) => deref(named).value)[0] } =
    bodyOf(described).media;
  return isRecord(example) ? example : {};
};
const headersOf = ({ parameters }: OperationOf): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter((p) => p.in === 'header' && p.required)
      .map((p) => [
        p.name,
        p.schema.format === 'uuid' || p.name === 'Idempotency-Key' ? randomUUID() : String(p.example),
      ]),
  );

/** Sessions for calls that are refused before they have an effect: one of each kind is enough. */
const refusedSessions = new Map<SessionKind, Promise<SessionHeaders>>();
function sessionToRefuse(kind: SessionKind): Promise<SessionHeaders> {
  const session = refusedSessions.get(kind) ?? openSession(REFUSED[kind], kind);
  refusedSessions.set(kind, session);
  return session;
}
let refusedStaff: Promise<Record<string, string>> | undefined;
async function refusedSessionFor(operation: OperationOf): Promise<Record<string, string>> {
  if (needsStaff(operation) && kindsOf(operation).length === 0) {
    refusedStaff ??= staffSession(operation);
    return refusedStaff;
  }
  if (needsStaff(operation)) return staffSession(operation);
  const [kind] = kindsOf(operation);
  return kind ? sessionToRefuse(kind) : {};
}

/** A session that the operation accepts; a new one per call if the operation may end it. */
async function sessionFor(operation: OperationOf): Promise<Record<string, string>> {
  if (needsStaff(operation)) return staffSession(operation);
  const [kind] = kindsOf(operation);
  return kind ? openSession(PEOPLE[kind], kind) : {};
}

function post({ operation, ...rest }: OperationOf, payload: string, headers: Record<string, string> = {}) {
  return api.app.inject({
    method: 'POST',
    url: addressOf(operation.operationId),
    payload,
    headers: { 'content-type': 'application/json', ...headersOf({ operation, ...rest }), ...headers },
  });
}

/** Every response has a declared status, is never a server error, and is a problem unless it succeeds. */
function expectCivil(answer: LightMyRequestResponse, { operation }: OperationOf): void {
  expect(Object.keys(operation.responses).map(Number), answer.body).toContain(answer.statusCode);
  expect(answer.statusCode, answer.body).toBeLessThan(500);
  expect(answer.headers['x-correlation-id']).toMatch(/^[0-9a-f-]{36}$/);
  if (answer.statusCode >= 400) expectProblem(answer, answer.statusCode);
}

function expectProblem(answer: LightMyRequestResponse, status: number, code?: string): void {
  expect(answer.statusCode, answer.body).toBe(status);
  expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  const body = answer.json();
  expect(body).toMatchObject({ status, correlationId: answer.headers['x-correlation-id'], ...(code ? { code } : {}) });
  expect(catalogueCodes()).toContain(body.code);
}

const operations = operationsOf(document).map((described) => ({
  name: described.operation.operationId,
  described,
}));

describe.each(operations.filter(({ described }) => needsStaff(described)))('$name', ({ described }) => {
  it('refuses a call without a session of staff before it reads the body', async () => {
    expectProblem(await post(described, 'this is no JSON'), 401, 'session-ended');
    expectProblem(await post(described, '{}', { 'x-staff-token': 'A'.repeat(43) }), 401, 'session-ended');
    expectProblem(await post(described, '{}', await sessionToRefuse('full')), 401, 'session-ended');
  });
});

const ofCustomers = operations.filter(({ described }) => kindsOf(described).length > 0 && !needsStaff(described));
describe.each(ofCustomers)('$name', ({ described }) => {
  it('refuses a call without a session before it reads the body', async () => {
    expectProblem(await post(described, 'this is no JSON'), 401, 'session-ended');
    const unknown = { authorization: `Bearer ${'A'.repeat(43)}`, 'x-xsrf-token': 'A'.repeat(43) };
    expectProblem(await post(described, '{}', unknown), 401, 'session-ended');
  });

  it('refuses every other kind of session', async () => {
    for (const kind of SESSION_KINDS.filter((k) => !kindsOf(described).includes(k)))
      expectProblem(await post(described, '{}', await sessionToRefuse(kind)), 403, 'session-kind');
  });

  it("refuses a call without its session's XSRF token", async () => {
    const mine = await refusedSessionFor(described);
    const another = await sessionFor(described);
    const { authorization = '' } = mine;
    expectProblem(await post(described, '{}', { authorization }), 403, 'xsrf');
    expectProblem(await post(described, '{}', { ...another, authorization }), 403, 'xsrf');
  });
});

describe.each(operations)('$name', ({ described }) => {
  it("answers the contract's example", async () => {
    expectCivil(await post(described, JSON.stringify(exampleOf(described)), await sessionFor(described)), described);
  });

  it('refuses an unknown field, a repeated field, and anything that is not JSON', async () => {
    const session = await refusedSessionFor(described);
    const example = exampleOf(described);
    expectProblem(await post(described, JSON.stringify({ ...example, admin: true }), session), 400, 'validation');
    expectProblem(await post(described, '{"a":1,"a":2}', session), 400, 'validation');
    expectProblem(await post(described, '{"__proto__":{}}', session), 400, 'validation');
    expectProblem(await post(described, '{', session), 400, 'validation');
    expectProblem(await post(described, '[]', session), 400, 'validation');
    expectProblem(await post(described, 'null', session), 400, 'validation');
  });

  it('treats no body as an empty object if the body may be missing, and asks for it otherwise', async () => {
    const { operation } = described;
    const withoutType = async () =>
      api.app.inject({
        method: 'POST',
        url: addressOf(operation.operationId),
        headers: { ...headersOf(described), ...(await sessionFor(described)) },
      });
    if (bodyOf(described).required) {
      expectProblem(await post(described, '', await refusedSessionFor(described)), 400, 'validation');
      return expectProblem(await withoutType(), 400, 'validation');
    }
    const { statusCode } = await post(described, '{}', await sessionFor(described));
    expect((await post(described, '', await sessionFor(described))).statusCode).toBe(statusCode);
    expect((await withoutType()).statusCode).toBe(statusCode);
  });

  it('refuses another media type and a body over the limit', async () => {
    const session = await refusedSessionFor(described);
    expectProblem(
      await post(described, 'a=b', { ...session, 'content-type': 'application/x-www-form-urlencoded' }),
      415,
      'media-type',
    );
    expectProblem(await post(described, '{}', { ...session, 'content-type': 'text/plain' }), 415, 'media-type');
    const { 'x-body-bytes': most = api.deps.config.bodyLimitBytes } = described.operation;
    expectProblem(await post(described, JSON.stringify({ x: 'x'.repeat(most) }), session), 413, 'too-large');
  });

  it('refuses a missing field and handles a wrong one', async () => {
    const session = await sessionFor(described);
    const example = exampleOf(described);
    const schema = schemaOf(described);
    for (const name of schema.required ?? []) {
      const { [name]: _, ...rest } = example;
      expectProblem(await post(described, JSON.stringify(rest), session), 400, 'validation');
    }
    for (const name of Object.keys(example))
      for (const wrong of [
        null,
        42,
        -1,
        1e300,
        true,
        '',
        ' ',
        '\u202e',
        'x'.repeat(5_000),
        [],
        [[]],
        {},
        { $ne: null },
        "'; drop table policy; --",
      ]) {
        const answer = await post(described, JSON.stringify({ ...example, [name]: wrong }), session);
        // A session that an accepted call has ended does not work for the rest.
        if (answer.statusCode === 204) return;
        expectCivil(answer, described);
        if (answer.statusCode === 400 && typeof wrong === 'string' && wrong.length > 4)
          expect(answer.body).not.toContain(wrong);
      }
  });

  it('handles any JSON without a server error', async () => {
    const session = await sessionFor(described);
    const names = Object.keys(schemaOf(described).properties ?? {});
    const value = fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }), fc.integer());
    const record = fc.dictionary(names.length > 0 ? fc.constantFrom(...names) : fc.string(), value);
    await fc.assert(
      fc.asyncProperty(fc.oneof(record, fc.jsonValue()), async (body) => {
        const answer = await post(described, JSON.stringify(body), session);
        if (answer.statusCode !== 401) expectCivil(answer, described);
      }),
      { numRuns: 25 },
    );
  });
});

describe('URLs that the contract does not have', () => {
  it.each([
    ['POST', '/api/v1/login/validatecustomer/'],
    ['POST', '/api/v1/unknown'],
    ['GET', '/api/%2e%2e/%2e%2e/etc/passwd'],
  ] as const)('%s %s is 404', async (method, url) => {
    expectProblem(await api.app.inject({ method, url }), 404, 'not-found');
  });

  it('refuses a query that the operation does not have', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: `${addressOf('validateCustomer')}?debug=1`,
      payload: {},
    });
    expectProblem(answer, 400, 'validation');
    expect(answer.json().errors).toEqual([{ pointer: 'query:debug', detail: 'is not known here' }]);
  });
});
