import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { ask, codeFor } from '../../testing/requester.ts';

type Body = RequestBody<'updateNominees'>;

const POLICY = '501234567';
const SAMEER = {
  nomineeClientId: '40099001',
  nomineeName: 'Mr Sameer Kulkarni',
  nomineeRelationship: 'Husband',
  nomineeShare: 60,
  dateOfBirth: '1982-08-06',
} as const;
const IRA = {
  nomineeClientId: '40099002',
  nomineeName: 'Ms Ira Kulkarni',
  nomineeRelationship: 'Daughter',
  nomineeShare: 40,
  dateOfBirth: '2014-08-06',
} as const;
const FOR_IRA = {
  nomineeClientId: '40099002',
  appointeeName: 'Mr Sameer Kulkarni',
  appointeeRelationship: 'Father',
  dateOfBirth: '1982-08-06',
} as const;
const DEV = {
  nomineeClientId: 'new-1',
  nomineeName: 'Dev Kulkarni',
  nomineeRelationship: 'Brother',
  nomineeShare: 60,
  dateOfBirth: '1990-01-31',
} as const;

let api: RunningApi;
let asha: SessionHeaders;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
beforeEach(async () => {
  await api.forget();
  asha = await signIn(api, 'Asha');
});
afterAll(() => api.close());

function without<Whole extends object, Part extends keyof Whole>(whole: Whole, part: Part): Omit<Whole, Part> {
  const { [part]: _, ...rest } = whole;
  return rest;
}

const of = async (policyNo = POLICY) => (await callOperation(api, 'nominees', { policyNo }, asha)).json();
async function code() {
  const { otpToken } = await of();
  return codeFor(api, otpToken, 'asha.kulkarni@example.com');
}
const change = async (body: Partial<Body>) => ({
  policyNo: POLICY,
  nomineeDetails: [SAMEER, IRA],
  appointeeDetails: [FOR_IRA],
  ...(await code()),
  ...body,
});

describe('nominees', () => {
  it('are listed with appointees, and with a flag if an appointee is unknown', async () => {
    const { nomineeData, ...rest } = await of();
    expect(nomineeData).toMatchObject([
      {
        policyNo: POLICY,
        nomineeDetails: [{ nomineeName: 'Mr Sameer Kulkarni', nomineeShare: 60 }, { nomineeShare: 40 }],
        appointeeDetails: [{ nomineeClientId: '40099002', appointeeName: 'Mr Sameer Kulkarni' }],
        changeAppointee: true,
      },
    ]);
    expect(rest).toMatchObject({ otpToken: expect.any(String), mobileNo: '*** **4 3210' });
    expect((await callOperation(api, 'nominees', { policyNo: '502345678' }, asha)).statusCode).toBe(404);
  });

  it('can be people the insurer already knows, each once', async () => {
    const { eligibleNominees } = (await callOperation(api, 'eligibleNominees', {}, asha)).json();
    expect(eligibleNominees.map((person: { nomineeClientId: string }) => person.nomineeClientId)).toEqual([
      '40099001',
      '40099002',
    ]);
  });

  it('can be changed unless the policy is already paying out', async () => {
    const eligible = async () =>
      (await callOperation(api, 'nomineeEligiblePolicies', {}, asha))
        .json()
        .policies.map(({ policyNo }: { policyNo: string }) => policyNo);
    expect(await eligible()).toEqual([POLICY, '501234575']);
    const term = api.deps.db.updateTable('policy').where('policy_no', '=', '501234575');
    await term.set({ status_code: 'D' }).execute();
    expect(await eligible()).toEqual([POLICY]);
    const body = await change({ policyNo: '501234575', nomineeDetails: [{ ...SAMEER, nomineeShare: 100 }] });
    expect((await ask(api, 'updateNominees', body, asha)).statusCode).toBe(404);
    await term.set({ status_code: '1' }).execute();
  });
});

describe('a change is refused', () => {
  it.each<[string, Partial<Body>, string]>([
    ['shares of 99', { nomineeDetails: [{ ...SAMEER, nomineeShare: 59 }, IRA] }, '/nomineeDetails'],
    ['shares of 101', { nomineeDetails: [{ ...SAMEER, nomineeShare: 61 }, IRA] }, '/nomineeDetails'],
    [
      'a removed share that still counts',
      { nomineeDetails: [{ ...SAMEER, edited: 'Delete' }, IRA] },
      '/nomineeDetails',
    ],
    [
      'no remaining nominee',
      {
        nomineeDetails: [
          { ...SAMEER, edited: 'Delete' },
          { ...IRA, edited: 'Delete' },
        ],
      },
      '/nomineeDetails',
    ],
    [
      'a missing nominee',
      { nomineeDetails: [{ ...SAMEER, nomineeShare: 100 }], appointeeDetails: [] },
      '/nomineeDetails',
    ],
    ['a repeated nominee', { nomineeDetails: [SAMEER, IRA, SAMEER] }, '/nomineeDetails'],
    [
      'a minor without an appointee',
      {
        nomineeDetails: [{ ...SAMEER, nomineeShare: 10 }, IRA, { ...DEV, nomineeShare: 50, dateOfBirth: '2015-01-31' }],
      },
      '/appointeeDetails',
    ],
    [
      'an appointee who is a minor',
      { appointeeDetails: [{ ...FOR_IRA, dateOfBirth: '2008-11-22' }] },
      '/appointeeDetails/0/dateOfBirth',
    ],
    [
      'an appointee for an adult',
      { appointeeDetails: [FOR_IRA, { ...FOR_IRA, nomineeClientId: '40099001' }] },
      '/appointeeDetails/1/nomineeClientId',
    ],
    [
      'an unknown person',
      { nomineeDetails: [SAMEER, IRA, { ...DEV, nomineeClientId: '40099999' }] },
      '/nomineeDetails/2/nomineeClientId',
    ],
    [
      'a nominee who is not born yet',
      { nomineeDetails: [SAMEER, { ...IRA, dateOfBirth: '2026-11-22' }] },
      '/nomineeDetails/1/dateOfBirth',
    ],
    [
      'a remaining nominee without a birth date',
      { nomineeDetails: [without(SAMEER, 'dateOfBirth'), IRA] },
      '/nomineeDetails/0/dateOfBirth',
    ],
    [
      'the removal of a new nominee',
      { nomineeDetails: [SAMEER, IRA, { ...DEV, edited: 'Delete' }] },
      '/nomineeDetails/2/edited',
    ],
  ])('for %s, with its field, and nothing changes', async (_, wrong, pointer) => {
    const before = (await of()).nomineeData;
    const answer = await ask(api, 'updateNominees', await change(wrong), asha);
    expect(answer.json()).toMatchObject({ status: 400, code: 'validation', errors: [{ pointer }] });
    expect((await of()).nomineeData).toEqual(before);
  });

  it.each([
    ['half a percent', { ...SAMEER, nomineeShare: 59.5 }],
    ['zero per cent', { ...SAMEER, nomineeShare: 0 }],
    ['an unknown mark', { ...SAMEER, edited: 'Remove' as never }],
  ])('by the contract: %s', async (_, nominee) => {
    const body = await change({ nomineeDetails: [nominee, IRA] });
    expect((await ask(api, 'updateNominees', body, asha)).statusCode).toBe(400);
  });

  it('for a wrong OTP', async () => {
    const body = await change({});
    const otp = body.otp === '000000' ? '000001' : '000000';
    expect((await ask(api, 'updateNominees', { ...body, otp }, asha)).json()).toMatchObject({ code: 'otp-wrong' });
  });
});

describe('a change', () => {
  it('keeps the registered appointee of a minor, unless another is named', async () => {
    const appointees = async () => (await of()).nomineeData[0].appointeeDetails;
    const registered = await appointees();
    expect(registered).toEqual([{ nomineeClientId: '40099002', appointeeName: 'Mr Sameer Kulkarni' }]);
    const nomineeDetails = [SAMEER, IRA].map((nominee) => ({ ...nominee, nomineeShare: 50 }));
    const body = await change({ nomineeDetails, appointeeDetails: [] });
    expect((await ask(api, 'updateNominees', body, asha)).statusCode).toBe(200);
    expect(await appointees()).toEqual(registered);
    expect((await ask(api, 'updateNominees', await change({}), asha)).statusCode).toBe(200);
    expect(await appointees()).toEqual([FOR_IRA]);
  });

  it('adds and removes people, gives new ones an id, and happens once per key', async () => {
    const body = await change({
      nomineeDetails: [{ ...SAMEER, edited: 'Delete' }, IRA, DEV],
      appointeeDetails: [FOR_IRA],
    });
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => ask(api, 'updateNominees', body, asha, key)));
    expect(new Set(answers.map((answer) => answer.json().ticket)).size).toBe(1);
    const [{ nomineeDetails, appointeeDetails, changeAppointee }] = (await of()).nomineeData;
    expect(nomineeDetails).toEqual([IRA, { ...DEV, nomineeClientId: expect.stringMatching(/^\d{8}$/) }]);
    expect(appointeeDetails).toEqual([FOR_IRA]);
    expect(changeAppointee).toBe(false);
    const { ticket } = answers[0]?.json() ?? {};
    expect((await callOperation(api, 'queryTicketStatus', { ticket }, asha)).json().changes).toMatchObject([
      {
        field: 'nominee',
        policyNo: POLICY,
        before: 'Mr Sameer Kulkarni 60 %, Ms Ira Kulkarni 40 %',
        after: 'Ms Ira Kulkarni 40 %, Dev Kulkarni 60 %',
      },
    ]);
    const details = (await callOperation(api, 'policyDetails', { policyNo: POLICY }, asha)).json();
    expect(details.summaryDetailUiResponse.nomineeDetail[1].nomineeName).toBe('Dev Kulkarni');
  });

  it('removes a nominee whose birth date is unknown', async () => {
    const [{ nomineeDetails: present }] = (await of()).nomineeData;
    const unborn = { client_id: '40099777', name: 'Mr Late Comer', relationship: 'Son', share: 1 };
    await api.deps.db
      .insertInto('policy_nominee')
      .values({ policy_no: POLICY, position: 9, ...unborn })
      .execute();
    const [{ nomineeDetails }] = (await of()).nomineeData;
    const body = await change({ nomineeDetails: [...present, { ...nomineeDetails.at(-1), edited: 'Delete' }] });
    expect(body.nomineeDetails.at(-1)).toEqual({
      nomineeClientId: '40099777',
      nomineeName: 'Mr Late Comer',
      nomineeRelationship: 'Son',
      nomineeShare: 1,
      edited: 'Delete',
    });
    expect((await ask(api, 'updateNominees', body, asha)).statusCode).toBe(200);
    expect((await of()).nomineeData[0].nomineeDetails).toEqual(present);
  });
});
