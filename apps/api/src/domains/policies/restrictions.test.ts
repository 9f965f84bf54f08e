import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { callOperation, type RunningApi, signIn, startApi } from '../../testing/index.ts';
import { ASHAS_PREMIUM, CLIENTS, create } from '../../testing/payer.ts';
import { ask, codeFor } from '../../testing/requester.ts';

const NANDINI = '40090123';
/** Assigned to a lender, held in trust for the family, and neither. */
const [ASSIGNED, TRUST, FREE] = ['510123456', '510123464', '510123472'] as const;
const ASHAS = '501234567';

let api: RunningApi;
let nandini: Caller;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  await api.forget();
  nandini = await callerFor(api, 'full', NANDINI);
});
afterEach(() =>
  sql`update policy set death_intimated_on = null, court_order_on = null
    where death_intimated_on is not null or court_order_on is not null`.execute(api.deps.db),
);
afterAll(() => api.close());

describe('a restricted policy', () => {
  it('is not listed for changes of nominees, and the list gives the reason', async () => {
    const { body } = await nandini.call('nomineeEligiblePolicies', {});
    expect(body.policies.map(({ policyNo }) => policyNo)).toEqual([FREE]);
    expect(body.restricted).toEqual([
      { policyNo: ASSIGNED, planName: 'Meru Secure Savings', because: 'conditional-assignment' },
      { policyNo: TRUST, planName: 'Meru Term Protect', because: 'married-womens-property' },
    ]);
  });

  it('comes with its restrictions in the login response, so that the menu can explain them', async () => {
    const { body } = await nandini.call('validateSession', {});
    const restrictionsOf = (policyNo: string) =>
      body.policiesData.find((policy) => policy.policyNo === policyNo)?.restrictions;
    expect(restrictionsOf(ASSIGNED)).toContainEqual({ action: 'nominee-change', because: 'conditional-assignment' });
    expect(restrictionsOf(TRUST)).toContainEqual({ action: 'payout', because: 'married-womens-property' });
    expect(restrictionsOf(FREE)).toBeUndefined();
    await sql`update policy set court_order_on = '2026-11-20' where policy_no = ${FREE}`.execute(api.deps.db);
    const after = (await nandini.call('validateSession', {})).body.policiesData.find(
      ({ policyNo }) => policyNo === FREE,
    );
    expect(after?.restrictions).toContainEqual({ action: 'payout', because: 'court-order' });
  });

  it('refuses a bank account, and the others accept it', async () => {
    const { body } = await nandini.call('fetchNeft', {});
    expect(body.policies.map(({ policyNo }) => policyNo)).toEqual([FREE]);
    expect(body.restricted?.map(({ because }) => because)).toEqual([
      'conditional-assignment',
      'married-womens-property',
    ]);
  });

  it.each(['e-loan', 'surrender-request', 'ulip-surrender', 'anything'])(
    'pays nothing out for %s',
    async (workTypeName) => {
      const askRestriction = (policyNo: string) => nandini.call('payoutRestriction', { policyNo, workTypeName });
      expect((await askRestriction(ASSIGNED)).body).toEqual({
        isPayoutRestricted: true,
        reason: 'conditional-assignment',
      });
      expect((await askRestriction(FREE)).body).toEqual({ isPayoutRestricted: false });
    },
  );

  it('cannot pay its bonus in cash', async () => {
    const { body } = await nandini.call('bonusOptions', {});
    const assigned = body.bonusDetailsArr.find(({ policyNo }) => policyNo === ASSIGNED);
    const cash = assigned?.options.find(({ bonusOption }) => bonusOption === 'cash');
    expect(cash?.lacks).toBe('no-restriction');
  });

  it('can be paid for, but not once the death is reported', async () => {
    const asha = await callerFor(api, 'full', CLIENTS.asha);
    const payments = async () => (await asha.call('policyPaymentDetails', { policyNo: ASHAS })).body;
    await sql`update policy set court_order_on = '2026-11-01' where policy_no = ${ASHAS}`.execute(api.deps.db);
    expect((await payments()).paymentDashboardPoliciesUiData?.[0]).not.toHaveProperty('isPaymentBlocked');
    await sql`update policy set death_intimated_on = '2026-11-20' where policy_no = ${ASHAS}`.execute(api.deps.db);
    expect((await payments()).paymentDashboardPoliciesUiData?.[0]).toMatchObject({ isPaymentBlocked: true });
    expect(await create(asha, [ASHAS_PREMIUM])).toMatchObject({ status: 400, code: 'amount-refused' });
    expect(await create(asha, [{ policyNo: ASHAS, amount: 6_284_219 }], { purpose: 'loan' })).toMatchObject({
      status: 400,
    });
    const { body } = await asha.call('notifications', {});
    expect(body.attention).toEqual([]);
  });
});

it('is refused if a service is called anyway', async () => {
  const body = {
    policyNo: ASSIGNED,
    nomineeDetails: [
      {
        nomineeClientId: '40099061',
        nomineeName: 'Mr Kiran Rao',
        nomineeRelationship: 'Husband' as const,
        nomineeShare: 100,
        dateOfBirth: '1980-08-06',
      },
    ],
    appointeeDetails: [],
  };
  const headers = await signIn(api, 'Nandini');
  const { otpToken } = (await callOperation(api, 'nominees', { policyNo: FREE }, headers)).json();
  const codes = await codeFor(api, otpToken, 'nandini.rao@example.com');
  const answer = await ask(api, 'updateNominees', { ...body, ...codes }, headers);
  expect([answer.statusCode, answer.json().errors]).toMatchObject([
    400,
    [{ pointer: '/policyNo', rule: 'restriction', because: 'conditional-assignment' }],
  ]);
});
