import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOperation, type RunningApi, signIn, signInStaff, staffHeaders, startApi } from '../../testing/index.ts';

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
