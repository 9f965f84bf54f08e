import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { callOperation, type RunningApi, type SessionHeaders, signIn, startApi } from '../../testing/index.ts';
import { ask } from '../../testing/requester.ts';

const POLICY = '502345678';
const MAIL = 'rajesh.verma@example.com';
const HEALTHY = {
  isInGoodHealth: true,
  hasBeenTreated: false,
  hasChangedOccupation: false,
  declaration: true,
} as const;

let api: RunningApi;
let rajesh: SessionHeaders;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
beforeEach(async () => {
  await api.forget();
  await api.deps.db.deleteFrom('revival_choice').execute();
  await api.deps.db.deleteFrom('limit_counter').execute();
  await endRequests('declined');
  rajesh = await signIn(api, 'Rajesh');
});
afterAll(() => api.close());

const endRequests = (state: 'declined' | 'completed') =>
  api.deps.db
    .updateTable('service_request')
    .set({ state, settled_at: api.now() })
    .where('type', '=', 'revival-scheme')
    .execute();
const basic = async () => (await callOperation(api, 'revivalBasicDetails', { policyNo: POLICY }, rajesh)).json();
const latest = async () => (await callOperation(api, 'revivalLatestDetails', { policyNo: POLICY }, rajesh)).json();
const totalOf = async (scheme: string): Promise<number> =>
  (await latest()).schemes.find((quote: { scheme: string }) => quote.scheme === scheme).total;
const submit = async (more: Partial<RequestBody<'submitRevival'>> = {}, key?: string) =>
  ask(
    api,
    'submitRevival',
    {
      policyNo: POLICY,
      scheme: 'all-dues',
      total: await totalOf('all-dues'),
      action: 'submit',
      healthDeclaration: HEALTHY,
      ...more,
    },
    rajesh,
    key,
  );

const pay = (amount: number) => {
  const items = [{ policyNo: POLICY, amount }];
  return ask(api, 'createPayment', { purpose: 'revival', items, returnPath: '/cs/revival-scheme' }, rajesh);
};

describe('a lapsed policy', () => {
  it('is listed with the clause that applies; one in force is not', async () => {
    const { policies } = (await callOperation(api, 'revivalEligiblePolicies', {}, rajesh)).json();
    expect(policies).toMatchObject([{ policyNo: POLICY, isEligible: true, because: 'revival-date-ahead' }]);
    const asha = await signIn(api, 'Asha');
    expect((await callOperation(api, 'revivalEligiblePolicies', {}, asha)).json()).toEqual({ policies: [] });
    for (const operation of ['revivalBasicDetails', 'revivalLatestDetails'] as const)
      expect((await callOperation(api, operation, { policyNo: '501234567' }, asha)).statusCode).toBe(404);
  });

  it('lists what is missing', async () => {
    expect(await basic()).toEqual({
      policyNo: POLICY,
      unpaidPremiums: 3,
      daysSinceDue: 240,
      isHealthDeclarationNeeded: true,
      isPanMissing: false,
      isNationalityMissing: false,
      isBankAccountMissing: false,
    });
  });
});

describe('a revival saved for later', () => {
  it('asks for the health declaration in the notifications until it is sent', async () => {
    const due = async () =>
      (await callOperation(api, 'notifications', {}, rajesh)).json().notifications.healthDeclarationDue;
    expect(await due()).toBeNull();
    await submit({ action: 'save' });
    expect(await due()).toEqual({
      text: expect.stringMatching(`पॉलिसी ${POLICY} .* सेहत की घोषणा करें।`),
      policyNos: [POLICY],
      path: '/revival-scheme',
    });
    await submit();
    expect(await due()).toBeNull();
  });
});

describe('the cost', () => {
  it('is the sum of its instalments as of today, and higher tomorrow', async () => {
    const { asOf, instalments, schemes } = await latest();
    expect(asOf).toBe('2026-11-21');
    const sum = (name: 'premium' | 'gst' | 'lateFee'): number =>
      instalments.reduce((total: number, one: Record<string, number>) => total + (one[name] ?? 0), 0);
    const [all, newStart] = schemes;
    expect(all).toEqual({
      scheme: 'all-dues',
      premium: sum('premium'),
      gst: sum('gst'),
      lateFee: sum('lateFee'),
      received: 0,
      total: sum('premium') + sum('gst') + sum('lateFee'),
      isPayableOnline: true,
    });
    expect(all.lateFee).toBeGreaterThan(0);
    expect(newStart).toMatchObject({ scheme: 'new-start', premium: 725_000, lateFee: 0, isPayableOnline: false });
    await api.advance(86_400_000);
    rajesh = await signIn(api, 'Rajesh');
    expect(await totalOf('all-dues')).toBeGreaterThan(all.total);
  });

  it('equals the payment, once health is declared', async () => {
    const amount = await totalOf('all-dues');
    expect((await pay(amount)).json()).toMatchObject({ status: 400, code: 'validation' });
    await submit();
    expect((await pay(amount - 1)).json()).toMatchObject({ code: 'amount-refused' });
  });

  it('cannot be paid while staff review the declaration', async () => {
    const amount = await totalOf('all-dues');
    const healthDeclaration = { ...HEALTHY, isInGoodHealth: false, details: 'Diabetes since the spring.' };
    expect((await submit({ healthDeclaration })).json()).toMatchObject({ isPayableOnline: false });
    expect((await basic()).asked).toMatchObject({ scheme: 'all-dues', state: 'received', isPayableOnline: false });
    expect((await pay(amount)).json()).toMatchObject({ status: 400, code: 'validation' });
    await endRequests('completed');
    expect((await basic()).asked).toMatchObject({ state: 'completed', isPayableOnline: true });
    expect((await pay(amount - 1)).json()).toMatchObject({ code: 'amount-refused' });
  });

  it('is shown by scheme, with the later premium', async () => {
    const body = { policyNo: POLICY, scheme: 'new-start' } as const;
    expect((await callOperation(api, 'checkRevivalPremium', body, rajesh)).json()).toMatchObject({
      quote: { scheme: 'new-start', total: 725_000 },
      revisedPremium: 725_000,
    });
  });

  it('returns 400 once it is too late', async () => {
    const policy = api.deps.db.updateTable('policy').where('policy_no', '=', POLICY);
    const { revival_date } = await api.deps.db
      .selectFrom('policy')
      .select('revival_date')
      .where('policy_no', '=', POLICY)
      .executeTakeFirstOrThrow();
    await policy.set({ revival_date: '2026-11-21' }).execute();
    expect(await latest()).toMatchObject({ status: 400, code: 'validation' });
    await policy.set({ revival_date }).execute();
  });

  it("can be emailed in the customer's language, at most five times an hour", async () => {
    const mail = () => callOperation(api, 'emailRevivalQuote', { policyNo: POLICY, scheme: 'all-dues' }, rajesh);
    expect((await mail()).json()).toEqual({ sentTo: 'raj******rma@example.com' });
    const [letter] = await api.outbox(MAIL);
    expect(letter?.subject).toContain('रिवाइवल');
    for (let n = 0; n < 4; n += 1) await mail();
    expect((await mail()).json()).toMatchObject({ status: 429, code: 'rate-limited' });
  });
});

describe('a revival request', () => {
  it('gets a number, once per key', async () => {
    const key = randomUUID();
    const answers = [await submit({}, key), await submit({}, key)];
    expect(answers[0]?.json()).toMatchObject({
      action: 'submit',
      isPayableOnline: true,
      acknowledgement: { type: 'revival-scheme', state: 'received', policyNos: [POLICY] },
    });
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
  });

  it('is accepted once per policy, and shown until it is declined', async () => {
    const { acknowledgement } = (await submit()).json();
    const { ticket, promisedDate } = acknowledgement;
    const pending = { ticket, promisedDate, state: 'received', scheme: 'all-dues', isPayableOnline: true };
    expect((await basic()).asked).toEqual(pending);
    expect((await submit({ scheme: 'new-start', total: 725_000 })).json()).toMatchObject({
      status: 409,
      code: 'duplicate',
    });
    await endRequests('declined');
    expect(await basic()).not.toHaveProperty('asked');
    expect((await submit()).statusCode).toBe(200);
  });

  it('is dropped once another premium is the oldest unpaid', async () => {
    await submit();
    const policy = api.deps.db.updateTable('policy').where('policy_no', '=', POLICY);
    await policy.set({ due_date: '2026-11-22' }).execute();
    expect(await basic()).not.toHaveProperty('asked');
    await policy.set({ due_date: '2026-03-26' }).execute();
  });

  it('can be saved for another day', async () => {
    expect((await submit({ action: 'save', scheme: 'new-start' })).json()).toEqual({
      action: 'save',
      scheme: 'new-start',
      total: 725_000,
      isPayableOnline: false,
    });
    expect(await basic()).toMatchObject({ savedScheme: 'new-start' });
    await submit();
    expect(await basic()).not.toHaveProperty('savedScheme');
  });

  it.each([
    ["yesterday's total", { total: 1 }, 'amount-refused'],
    ['no answer on health', { healthDeclaration: undefined as never }, 'validation'],
    ['poor health without details', { healthDeclaration: { ...HEALTHY, isInGoodHealth: false } }, 'validation'],
    [
      'another occupation without details',
      { healthDeclaration: { ...HEALTHY, hasChangedOccupation: true } },
      'validation',
    ],
    ['no declaration', { healthDeclaration: { ...HEALTHY, declaration: false as never } }, 'validation'],
  ])('is refused with %s', async (_, wrong, code) => {
    expect((await submit(wrong)).json()).toMatchObject({ status: 400, code });
  });

  it('accepts details of poor health', async () => {
    const healthDeclaration = { ...HEALTHY, hasBeenTreated: true, details: 'Dengue in August, five days in hospital.' };
    expect((await submit({ healthDeclaration })).statusCode).toBe(200);
  });
});
