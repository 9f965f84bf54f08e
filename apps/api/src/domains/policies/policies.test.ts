import type { CalendarDate } from '@lifedesk/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
afterAll(() => api.close());

const details = (headers: SessionHeaders, policyNo: string) =>
  callOperation(api, 'policyDetails', { policyNo }, headers);

describe('policy details', () => {
  it('describe one policy, with the owner masked', async () => {
    const answer = await details(await signIn(api, 'Asha'), '501234567');
    expect(answer.json()).toEqual({
      policyNo: '501234567',
      summaryDetailUiResponse: {
        policyDetail: { term: 20, baseSumAssured: 35_000_000, kind: 'savings', cover: 35_000_000, coverReason: 'full' },
        premiumDetail: { premiumModeDesc: 'Yearly', modalPremiumexclusiveGST: 2_450_000, gst: 0 },
        riderDetail: [
          {
            riderName: 'Accidental death benefit',
            riderSumAssured: 35_000_000,
            modalPremium: 35_000,
            riderTerm: 15,
            riderStatus: 'In force',
          },
        ],
        nomineeDetail: [
          { nomineeName: 'Mr Sameer Kulkarni', nomineeRelationship: 'Husband', nomineeShare: 60 },
          { nomineeName: 'Ms Ira Kulkarni', nomineeRelationship: 'Daughter', nomineeShare: 40 },
        ],
      },
      personalDetailUiResponse: {
        policyOwnerDateOfBirth: expect.stringMatching(/^1985-/),
        registeredMobileNumber: '*** **4 3210',
        registeredEmailAddress: 'ash*******rni@example.com',
      },
      eligibilityDetails: { registerNAVVisibility: false, unregisterNAVVisibility: false },
    });
  });

  it('say how much a policy covers today, as the overview does', async () => {
    const headers = await signIn(api, 'Nandini');
    const { policies } = (await callOperation(api, 'overview', {}, headers)).json();
    for (const { policyNo, cover, coverReason } of policies) {
      const { summaryDetailUiResponse } = (await details(headers, policyNo)).json();
      expect(summaryDetailUiResponse.policyDetail).toMatchObject({ cover, coverReason });
    }
    expect(new Set(policies.map(({ coverReason }: { coverReason: string }) => coverReason))).toContain('reduced');
  });

  it.each(['506789012', '600000001', '999999999'])('of %s are not found by another customer', async (policyNo) => {
    const answer = await details(await signIn(api, 'Asha'), policyNo);
    expect(answer.json()).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('show the GST of the due date: none for a person since September 2025, some before', async () => {
    const policyNo = '501234575';
    const gstDue = async (due_date: CalendarDate) => {
      await api.deps.db.updateTable('policy').set({ due_date }).where('policy_no', '=', policyNo).execute();
      return (await details(await signIn(api, 'Asha'), policyNo)).json().summaryDetailUiResponse.premiumDetail.gst;
    };
    const { due_date } = await api.deps.db
      .selectFrom('policy')
      .select('due_date')
      .where('policy_no', '=', policyNo)
      .executeTakeFirstOrThrow();
    expect(await gstDue('2025-09-21')).toBe(111_240);
    expect(await gstDue('2025-09-22')).toBe(0);
    expect(due_date && (await gstDue(due_date))).toBe(0);
  });

  it('of a company are found by its own client id', async () => {
    const headers = await signIn(api, 'Sahyadri', 'corp');
    const ask = (policyNo: string, clientId: string) =>
      callOperation(api, 'corporatePolicyDetails', { policyNo, clientId }, headers);
    const answer = (await ask('600000001', '90000001')).json();
    expect(answer.personalDetailUiResponse).not.toHaveProperty('policyOwnerDateOfBirth');
    expect(answer.summaryDetailUiResponse.premiumDetail.gst).toBe(
      Math.round(answer.summaryDetailUiResponse.premiumDetail.modalPremiumexclusiveGST * 0.18),
    );
    expect((await ask('600000001', '40012345')).statusCode).toBe(404);
    expect((await ask('501234567', '90000001')).statusCode).toBe(404);
  });
});

describe('cards and holds', () => {
  it('show what needs attention, most urgent first', async () => {
    const cards = async (name: string) =>
      (await callOperation(api, 'policyCards', {}, await signIn(api, name))).json().cardDetails;
    expect(await cards('Rajesh')).toEqual([
      {
        policyNo: '502345678',
        id: expect.any(String),
        sumAssured: 50_000_000,
        premiumModeDesc: 'Quarterly',
        attention: ['revivable', 'lapsed', 'request-waiting'],
      },
    ]);
    expect((await cards('Arjun'))[0].attention).toEqual([
      'payout-on-hold',
      'unclaimed-amount',
      'loan',
      'fatca-missing',
      'neft-missing',
      'pan-missing',
    ]);
  });

  it("are returned for one policy, and not for another customer's", async () => {
    const headers = await signIn(api, 'Asha');
    for (const operation of ['policyCards', 'policyHolds'] as const) {
      const one = (await callOperation(api, operation, { policyNo: '501234575' }, headers)).json();
      expect(one.cardDetails ?? one.holdDetails).toMatchObject([{ policyNo: '501234575' }]);
      expect((await callOperation(api, operation, { policyNo: '506789012' }, headers)).statusCode).toBe(404);
    }
  });

  it('list each held payout with its reason', async () => {
    const holds = async (name: string) =>
      (await callOperation(api, 'policyHolds', {}, await signIn(api, name))).json().holdDetails;
    expect(await holds('Arjun')).toEqual([
      {
        policyNo: '504567890',
        isOnHold: true,
        holdReason: 'nationality',
        holdSince: '2026-10-17',
        heldAmount: 4_500_000,
      },
    ]);
    expect(await holds('Asha')).toEqual([
      { policyNo: '501234567', isOnHold: false },
      { policyNo: '501234575', isOnHold: false },
    ]);
  });
});

describe('the fund value', () => {
  it('is units times the latest published NAV, to the paisa', async () => {
    const headers = await signIn(api, 'Meenakshi');
    const value = async () =>
      (await callOperation(api, 'validateSession', {}, headers)).json().policiesData[0].totalFundValue;
    const rows = await api.deps.db
      .selectFrom('fund_holding as h')
      .innerJoin('fund_nav as n', 'n.fund_code', 'h.fund_code')
      .select(['h.units', 'n.nav', 'n.on_date', 'h.fund_code'])
      .where('h.policy_no', '=', '503456789')
      .where('n.on_date', '<=', '2026-11-21')
      .orderBy('n.on_date', 'desc')
      .execute();
    const last = new Map([...rows].reverse().map((row) => [row.fund_code, row]));
    expect(last.size).toBe(4);
    // A Saturday, so Friday's price applies.
    expect(new Set([...last.values()].map((row) => row.on_date))).toEqual(new Set(['2026-11-20']));
    const expected = [...last.values()].reduce(
      (sum, row) => sum + Math.round(Number(row.units) * Number(row.nav) * 100),
      0,
    );
    expect(await value()).toBe(expected);
  });

  it('is returned for unit-linked policies only', async () => {
    const { policiesData } = (await callOperation(api, 'validateSession', {}, await signIn(api, 'Asha'))).json();
    for (const policy of policiesData) expect(policy).not.toHaveProperty('totalFundValue');
  });
});

describe('NAV alerts', () => {
  it('can be switched on and off any number of times', async () => {
    const headers = await signIn(api, 'Meenakshi');
    const policyNo = '503456789';
    const set = async (transactionType: 'Activate' | 'Deactivate') =>
      (await callOperation(api, 'navAlerts', { policyNo, transactionType }, headers)).json();
    const on = { policyNo, eligibilityDetails: { registerNAVVisibility: false, unregisterNAVVisibility: true } };
    const off = { policyNo, eligibilityDetails: { registerNAVVisibility: true, unregisterNAVVisibility: false } };
    expect([await set('Activate'), await set('Activate')]).toEqual([on, on]);
    expect((await details(headers, policyNo)).json()).toMatchObject(on);
    expect([await set('Deactivate'), await set('Deactivate')]).toEqual([off, off]);
    expect((await details(headers, policyNo)).json()).toMatchObject(off);
  });

  it('are empty for a policy without units, or of another customer', async () => {
    const ask = (policyNo: string, headers: SessionHeaders) =>
      callOperation(api, 'navAlerts', { policyNo, transactionType: 'Activate' }, headers);
    expect((await ask('501234567', await signIn(api, 'Asha'))).statusCode).toBe(404);
    expect((await ask('503456789', await signIn(api, 'Asha'))).statusCode).toBe(404);
  });
});
