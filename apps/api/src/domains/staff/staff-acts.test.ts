import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  callOperation,
  type RunningApi,
  sessionHeaders,
  signIn,
  signInStaff,
  staffHeaders,
  startApi,
} from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(() => api.forget());
afterAll(() => api?.close());

const staff = async (who: string) => staffHeaders(await signInStaff(api, who));
/** A customer at the counter of a clerk: the headers of both. */
const serve = async (customer: string, clerk: Record<string, string>) => ({
  ...(await signIn(api, customer, 'full', clerk)),
  ...clerk,
});
const read = (headers: Record<string, string>) => callOperation(api, 'serviceRequests', {}, headers);
const codeOf = async (answer: ReturnType<typeof read>) => {
  const { statusCode, body } = await answer;
  return statusCode < 300 ? statusCode : `${statusCode} ${JSON.parse(body).code}`;
};
const acts = (operation: string) =>
  api.deps.db.selectFrom('staff_act').selectAll().where('operation', '=', operation).orderBy('at').execute();
const asha = () =>
  api.deps.db.selectFrom('customer').select('id').where('client_id', '=', '40012345').executeTakeFirstOrThrow();

describe('the session of a customer at the counter', () => {
  it('works together with the session in which it was opened', async () => {
    expect(await codeOf(read(await serve('Asha', await staff('Revathi'))))).toBe(200);
  });

  it('does not work alone: its token is worth nothing outside the desk', async () => {
    const { authorization, 'x-xsrf-token': xsrf } = await serve('Asha', await staff('Revathi'));
    expect(await codeOf(read({ authorization, 'x-xsrf-token': xsrf }))).toBe('401 session-ended');
  });

  it("does not work with a colleague's session, and the try is recorded", async () => {
    const served = await serve('Asha', await staff('Revathi'));
    expect(await codeOf(read({ ...served, ...(await staff('Imran')) }))).toBe('403 staff-refused');
    const { id } = await asha();
    expect((await acts('serviceRequests')).at(-1)).toMatchObject({
      name: 'Imran Shaikh',
      customer_id: id,
      is_allowed: false,
    });
  });

  it('of a customer who signed in alone is closed to staff', async () => {
    expect(await codeOf(read({ ...(await signIn(api, 'Asha')), ...(await staff('Revathi')) }))).toBe(
      '403 staff-refused',
    );
  });

  it('ends with the session of staff: when they sign out, and when it is over', async () => {
    const clerk = await staff('Revathi');
    const served = await serve('Asha', clerk);
    expect((await callOperation(api, 'endStaffSession', {}, clerk)).statusCode).toBe(204);
    expect(await codeOf(read(served))).toBe('401 session-ended');
    expect(await api.deps.db.selectFrom('session').selectAll().where('ends_at', '>', api.now()).execute()).toEqual([]);
    const other = await serve('Asha', await staff('Revathi'));
    await api.deps.db.updateTable('staff_session').set({ ends_at: api.now() }).execute();
    expect(await codeOf(read(other))).toBe('401 session-ended');
  });

  it('has a token that is none of a customer', async () => {
    const { 'x-staff-token': token } = await staff('Revathi');
    expect(await codeOf(read({ authorization: `Bearer ${token}`, 'x-xsrf-token': token }))).toBe('401 session-ended');
  });

  it('ends in all its customers, however many calls run at the same time', async () => {
    const clerk = await staff('Revathi');
    const served = await serve('Asha', clerk);
    const calls = Array.from({ length: 10 }, () => read(served));
    const [ended] = await Promise.all([callOperation(api, 'endStaffSession', {}, clerk), ...calls]);
    expect(ended.statusCode).toBe(204);
    for (const call of calls) expect([200, 401]).toContain((await call).statusCode);
    expect(await codeOf(read(served))).toBe('401 session-ended');
  });

  it('does not open with the token of a session that has ended', async () => {
    const clerk = await staff('Revathi');
    await callOperation(api, 'endStaffSession', {}, clerk);
    await expect(signIn(api, 'Asha', 'full', clerk)).rejects.toThrow(/401.*session-ended/);
  });
});

describe('roles', () => {
  it('refuse staff every operation that does not list theirs', async () => {
    const served = await serve('Asha', await staff('Revathi'));
    expect(await codeOf(callOperation(api, 'fetchPan', {}, served))).toBe('403 staff-refused');
    expect(await codeOf(callOperation(api, 'sessionList', {}, served))).toBe('403 staff-refused');
  });

  it('let only a manager end the sessions of a customer', async () => {
    const body = { clientId: '40012345', reason: 'lost-device' } as const;
    const end = (headers: Record<string, string>) => codeOf(callOperation(api, 'endCustomerSessions', body, headers));
    expect(await end(await staff('Revathi'))).toBe('403 staff-refused');
    expect(await end(await signIn(api, 'Asha'))).toBe('401 session-ended');
    expect(await end(await staff('Thomas'))).toBe(200);
  });
});

describe('what staff do and read', () => {
  it('is recorded with who, for whom and why, before it happens', async () => {
    const served = await serve('Asha', await staff('Revathi'));
    await read(served);
    const { id } = await asha();
    const who = { subject: 'staff-1001', name: 'Revathi Iyer', reason: 'customer-present', is_allowed: true };
    expect((await acts('serviceRequests')).at(-1)).toMatchObject({ ...who, customer_id: id, at: api.now() });
    expect((await acts('validateOtp')).at(-1)).toMatchObject({ ...who, customer_id: id });
    expect((await acts('validateCustomer')).at(-1)).toMatchObject({ ...who, customer_id: null });
  });

  it('does not happen if it cannot be recorded', async () => {
    const served = await serve('Asha', await staff('Revathi'));
    await sql`alter table staff_act rename to staff_act_away`.execute(api.deps.db);
    try {
      expect((await read(served)).statusCode).toBeGreaterThanOrEqual(500);
    } finally {
      await sql`alter table staff_act_away rename to staff_act`.execute(api.deps.db);
    }
  });

  it('cannot be changed or deleted', async () => {
    await read(await serve('Asha', await staff('Revathi')));
    await expect(sql`update staff_act set name = 'X'`.execute(api.deps.db)).rejects.toThrow(/only added to/);
    await expect(sql`delete from staff_act`.execute(api.deps.db)).rejects.toThrow(/only added to/);
  });
});

describe('ending the sessions of a customer', () => {
  const body = { clientId: '40012345', reason: 'customer-request', requestNo: 'SR1234567890' } as const;

  it('ends them all, says how many, forgets browsers, and records the reason', async () => {
    const { id } = await asha();
    const generation = async () =>
      (
        await api.deps.db
          .selectFrom('customer')
          .select('browser_generation')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).browser_generation;
    const before = await generation();
    const sessions = [await signIn(api, 'Asha'), await signIn(api, 'Asha'), await signIn(api, 'Asha', 'partial')];
    const stranger = await signIn(api, 'Rajesh');
    const answer = await callOperation(api, 'endCustomerSessions', body, await staff('Thomas'));
    expect([answer.statusCode, answer.json()]).toEqual([200, { endedSessions: 3 }]);
    for (const session of sessions) expect(await codeOf(read(session))).toBe('401 session-ended');
    expect(await codeOf(read(stranger))).toBe(200);
    expect(await generation()).toBe(before + 1);
    expect((await acts('endCustomerSessions')).filter(({ request_no }) => request_no !== null)).toEqual([
      expect.objectContaining({
        name: 'Thomas Kurian',
        customer_id: id,
        reason: 'customer-request',
        request_no: 'SR1234567890',
      }),
    ]);
  });

  it('of an unknown customer is refused', async () => {
    const answer = callOperation(api, 'endCustomerSessions', { ...body, clientId: '49999999' }, await staff('Thomas'));
    expect(await codeOf(answer)).toBe('404 not-found');
  });
});

describe('a request of a customer who is not present', () => {
  const OPEN = 'SR5512370846';
  const open = (headers: Record<string, string>, requestNo = OPEN) =>
    callOperation(api, 'openCustomerRequest', { requestNo }, headers);
  const work = async (clerk: Record<string, string>) => ({
    ...sessionHeaders((await open(clerk)).json()),
    ...clerk,
  });

  it('opens a session without an OTP, and each call is recorded with its number', async () => {
    const clerk = await staff('Revathi');
    const working = await work(clerk);
    expect(await codeOf(read(working))).toBe(200);
    const { id } = await asha();
    const why = { customer_id: id, reason: 'customer-request', request_no: OPEN, is_allowed: true };
    expect((await acts('openCustomerRequest')).at(-1)).toMatchObject({ name: 'Revathi Iyer', ...why });
    expect((await acts('serviceRequests')).at(-1)).toMatchObject({ name: 'Revathi Iyer', ...why });
  });

  it('lets staff answer it, and no other request', async () => {
    const working = await work(await staff('Revathi'));
    const ask = (ticket: string) =>
      callOperation(
        api,
        'submitServiceRequestQuery',
        { ticket, message: 'The branch has the letter.' },
        { ...working, 'idempotency-key': randomUUID() },
      );
    expect(await codeOf(ask('SR4071852936'))).toBe('403 staff-refused');
    expect(await codeOf(ask(OPEN))).toBe(200);
  });

  it('changes nothing else: neither contacts nor nominees nor payments', async () => {
    const working = await work(await staff('Thomas'));
    const refused = [
      callOperation(api, 'contactDetails', {}, working),
      callOperation(api, 'ongoingPayments', {}, working),
      callOperation(api, 'nomineeEligiblePolicies', {}, working),
    ];
    for (const answer of refused) expect(await codeOf(answer)).toBe('403 staff-refused');
    expect((await acts('contactDetails')).at(-1)).toMatchObject({ is_allowed: false, request_no: OPEN });
  });

  it('gives a session that is worth nothing alone, to a colleague, or after the clerk has signed out', async () => {
    const clerk = await staff('Revathi');
    const { authorization = '', 'x-xsrf-token': xsrf = '' }: Record<string, string> = await work(clerk);
    const session = { authorization, 'x-xsrf-token': xsrf };
    expect(await codeOf(read(session))).toBe('401 session-ended');
    expect(await codeOf(read({ ...session, ...(await staff('Imran')) }))).toBe('403 staff-refused');
    await callOperation(api, 'endStaffSession', {}, clerk);
    expect(await codeOf(read({ ...session, ...clerk }))).toBe('401 session-ended');
  });

  it('that is settled in the meantime ends the session', async () => {
    const working = await work(await staff('Revathi'));
    const set = (state: 'completed' | 'in-progress', settled_at: Date | null) =>
      api.deps.db.updateTable('service_request').set({ state, settled_at }).where('ticket', '=', OPEN).execute();
    await set('completed', api.deps.clock.now());
    try {
      expect(await codeOf(read(working))).toBe('401 session-ended');
    } finally {
      await set('in-progress', null);
    }
  });

  it.each([
    ['that no one made', 'SR0000000000'],
    ['that is settled', 'SR4071852936'],
  ])('%s opens nothing, and the try is recorded', async (_, requestNo) => {
    expect(await codeOf(open(await staff('Revathi'), requestNo))).toBe('404 not-found');
    expect((await acts('openCustomerRequest')).filter((act) => act.request_no === requestNo)).toEqual([
      expect.objectContaining({ name: 'Revathi Iyer', customer_id: null, is_allowed: false }),
    ]);
  });

  it('that was made without an OTP opens nothing', async () => {
    const setMadeIn = (made_in: 'full' | 'partial') =>
      api.deps.db.updateTable('service_request').set({ made_in }).where('ticket', '=', OPEN).execute();
    await setMadeIn('partial');
    try {
      expect(await codeOf(open(await staff('Revathi')))).toBe('404 not-found');
    } finally {
      await setMadeIn('full');
    }
  });

  it('is closed to customers, also with their own token as a token of staff', async () => {
    const session = await signIn(api, 'Asha');
    expect(await codeOf(open(session))).toBe('401 session-ended');
    const token = session.authorization.replace('Bearer ', '');
    expect(await codeOf(open({ 'x-staff-token': token }))).toBe('401 session-ended');
    expect(await codeOf(open({ ...session, 'x-staff-token': token }))).toBe('401 session-ended');
  });
});
