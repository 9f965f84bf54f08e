import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOperation, type RunningApi, signInStaff, staffHeaders, startApi } from '../../testing/index.ts';
import { signIn } from '../../testing/sign-in.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.close());

const record = async (body: { staffName: string; identitySeen: 'pan' | 'aadhaar' }, person = 'Asha') =>
  callOperation(api, 'recordBranchVisit', body, await signIn(api, person));

describe('the record of who served a customer', () => {
  it('has the name as typed, the kind of identity document and the time', async () => {
    const answer = await record({ staffName: 'Revathi Iyer', identitySeen: 'pan' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      visitNo: expect.stringMatching(/^BV\d{10}$/),
      staffName: 'Revathi Iyer',
      identitySeen: 'pan',
      recordedAt: api.now().toISOString(),
    });
  });

  it('stays as it was first recorded in a session', async () => {
    const session = await signIn(api, 'Rajesh');
    const call = async (staffName: string) =>
      (await callOperation(api, 'recordBranchVisit', { staffName, identitySeen: 'pan' }, session)).json();
    const first = await call('Revathi Iyer');
    expect(await call('Someone Else')).toEqual(first);
  });

  it('cannot be changed or deleted', async () => {
    await record({ staffName: 'Revathi Iyer', identitySeen: 'aadhaar' });
    const { db } = api.deps;
    await expect(sql`update branch_visit set staff_name = 'X'`.execute(db)).rejects.toThrow(/only added to/);
    await expect(sql`delete from branch_visit`.execute(db)).rejects.toThrow(/only added to/);
  });

  it.each(['Iyer ABCDE1234F', 'Iyer 1234 5678 9012', 'अय्यर १२३४', 'I'])('refuses %s as a name', async (staffName) => {
    expect((await record({ staffName, identitySeen: 'pan' })).statusCode).toBe(400);
  });

  it('has the name of the member of staff who is signed in, whatever is typed', async () => {
    const staff = staffHeaders(await signInStaff(api, 'Revathi'));
    const session = { ...(await signIn(api, 'Farhan', 'full', staff)), ...staff };
    const answer = await callOperation(
      api,
      'recordBranchVisit',
      { staffName: 'Someone Else', identitySeen: 'pan' },
      session,
    );
    const { visitNo, staffName } = answer.json();
    expect(staffName).toBe('Revathi Iyer');
    const stored = api.deps.db.selectFrom('branch_visit').select('staff_subject').where('visit_no', '=', visitNo);
    expect(await stored.executeTakeFirst()).toEqual({ staff_subject: 'staff-1001' });
  });

  it('needs a name without a session of staff', async () => {
    const answer = await callOperation(
      api,
      'recordBranchVisit',
      { identitySeen: 'pan' },
      await signIn(api, 'Meenakshi'),
    );
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ pointer: '/staffName', detail: 'is required' }],
    ]);
  });

  it('needs the session of the customer', async () => {
    const body = { staffName: 'Revathi Iyer', identitySeen: 'pan' } as const;
    expect((await callOperation(api, 'recordBranchVisit', body)).statusCode).toBe(401);
    const company = await signIn(api, 'Sahyadri', 'corp');
    expect((await callOperation(api, 'recordBranchVisit', body, company)).statusCode).toBe(403);
  });
});
