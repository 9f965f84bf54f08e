import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { ASHAS_PREMIUM, CLIENTS, create, decide, stateOf, storedPayments } from '../../testing/payer.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';

let api: RunningApi;
let rewind: () => Promise<void>;
let asha: Caller;

beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
});
afterAll(() => api?.close());
beforeEach(async () => {
  await rewind();
  asha = await callerFor(api, 'full', CLIENTS.asha);
});

const returnPath = '/cs/pay-online';

describe('the payment details of a policy', () => {
  it('show the premium due in ten days', async () => {
    const { body } = await asha.call('policyPaymentDetails', {});
    expect(body.paymentDashboardPoliciesUiData?.[0]).toMatchObject({
      policyNo: '501234567',
      dueDate: '01/12/2026',
      showPaymentButton: true,
      totalPremiumDueToBePaid: 2_450_000,
      totalPremiumDue: 2_450_000,
      pastPremiumDue: 0,
      receivedAmt: 0,
      inProcessAmt: 0,
      ongoingTransaction: false,
    });
    expect(body.paymentDashboardPoliciesUiData?.[1]).toMatchObject({ showPaymentButton: false, totalPremiumDue: 0 });
  });

  it('count what is overdue and what was received earlier', async () => {
    const vikram = await callerFor(api, 'full', CLIENTS.vikram);
    const { body } = await vikram.call('policyPaymentDetails', { policyNo: '508901242' });
    expect(body.paymentDashboardPoliciesUiData).toMatchObject([
      { pastPremiumDue: 445_000, totalPremiumDue: 890_000, receivedAmt: 45_000, totalPremiumDueToBePaid: 845_000 },
    ]);
  });

  it('say by due date what keeps the cover, and ask for that alone', async () => {
    const vikram = await callerFor(api, 'full', CLIENTS.vikram);
    const { body } = await vikram.call('policyPaymentDetails', { policyNo: '508901242' });
    expect(body.paymentDashboardPoliciesUiData?.[0]).toMatchObject({
      duePremiums: [
        {
          dueDate: '2026-11-10',
          periodUntil: '2026-12-09',
          amount: 445_000,
          receivedAmt: 45_000,
          toBePaid: 400_000,
          keepsCover: true,
        },
        {
          dueDate: '2026-12-10',
          periodUntil: '2027-01-09',
          amount: 445_000,
          receivedAmt: 0,
          toBePaid: 445_000,
          keepsCover: false,
        },
      ],
      attention: [{ because: 'premium-in-grace', amount: 400_000, since: '2026-11-10', deadline: '2026-11-25' }],
    });
  });

  it('offer no payment for a lapsed policy', async () => {
    const rajesh = await callerFor(api, 'full', CLIENTS.rajesh);
    const { body } = await rajesh.call('policyPaymentDetails', {});
    expect(body.paymentDashboardPoliciesUiData).toMatchObject([{ policyCurrentStatus: '4', showPaymentButton: false }]);
  });

  it("are not found for another customer's policy or an unknown one", async () => {
    const [other, none] = [
      await asha.call('policyPaymentDetails', { policyNo: '503456789' }),
      await asha.call('policyPaymentDetails', { policyNo: '999999999' }),
    ];
    expect(other.status).toBe(404);
    expect({ ...other.body, correlationId: '' }).toEqual({ ...none.body, correlationId: '' });
  });
});

describe('a payment', () => {
  it("leads from the order through the gateway's page to a receipt", async () => {
    const order = (await create(asha)).body;
    expect(order).toMatchObject({ state: 'created', amount: 2_450_000, expiresAt: '2026-11-21T04:45:00.000Z' });
    expect(await decide(api, order.gatewayUrl, 'approve')).toBe(`/cs/pay-online?orderId=${order.orderId}`);
    expect(await storedPayments(api).state(order.orderId)).toBe('paid');

    const { body } = await asha.call('paymentStatus', { orderId: order.orderId });
    expect(body).toMatchObject({ state: 'paid', isFinal: true, amount: 2_450_000, items: [ASHAS_PREMIUM] });
    expect(body.receiptNo).toMatch(/^RC-2026-\d{7}$/);
    expect(body.gatewayUrl).toBeUndefined();
    expect(await storedPayments(api).dueDate('501234567')).toBe('2027-12-01');
    const { body: after } = await asha.call('policyPaymentDetails', { policyNo: '501234567' });
    expect(after.paymentDashboardPoliciesUiData).toMatchObject([
      { totalPremiumDueToBePaid: 0, showPaymentButton: false },
    ]);
  });

  it("is made on the gateway's own page, and returns to the origin that the browser used", async () => {
    const order = (await create(asha)).body;
    expect(order.gatewayUrl).toMatch(/^\/sandbox\/gateway\/pay\/gw_[A-Za-z0-9_-]{22}$/);
    const page = await fetch(new URL(order.gatewayUrl, api.url));
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    const html = await page.text();
    expect(html).toContain('Payment to Meru Life');
    expect(html).toContain('INR\u00a024,500.00');
  });

  it.each([
    ['decline', 'declined', 'The account has too little money.', undefined],
    ['close', 'cancelled', 'The payment page was closed before anything was paid.', 'cancelled'],
  ] as const)(
    'if the payer chooses to %s is %s, and can be tried again',
    async (decision, state, reason, reasonCode) => {
      const order = (await create(asha)).body;
      await decide(api, order.gatewayUrl, decision);
      const { body } = await asha.call('paymentStatus', { orderId: order.orderId });
      expect(body).toMatchObject({ state, isFinal: true, reason });
      expect(body.reasonCode).toBe(reasonCode);
      expect(body.receiptNo).toBeUndefined();
      expect(await storedPayments(api).dueDate('501234567')).toBe('2026-12-01');
      expect((await create(asha)).status).toBe(200);
    },
  );

  it('returns to the path it was created with, whatever its query', async () => {
    const order = (await create(asha, [ASHAS_PREMIUM], { path: '/cs/pay-online?id=abc' })).body;
    expect(await decide(api, order.gatewayUrl, 'approve')).toBe(`/cs/pay-online?id=abc&orderId=${order.orderId}`);
  });

  it('of an overdue premium uses money received earlier', async () => {
    const vikram = await callerFor(api, 'full', CLIENTS.vikram);
    const order = (await create(vikram, [{ policyNo: '508901242', amount: 845_000 }])).body;
    await decide(api, order.gatewayUrl, 'approve');
    expect(await storedPayments(api).dueDate('508901242')).toBe('2027-01-10');
    const { body } = await vikram.call('policyPaymentDetails', { policyNo: '508901242' });
    expect(body.paymentDashboardPoliciesUiData).toMatchObject([{ receivedAmt: 0, totalPremiumDueToBePaid: 0 }]);
  });

  it('can be of what keeps the cover alone, but not of less or of the later premium', async () => {
    const vikram = await callerFor(api, 'full', CLIENTS.vikram);
    for (const amount of [399_900, 445_000]) {
      const refused = await create(vikram, [{ policyNo: '508901242', amount }]);
      expect(refused.body).toMatchObject({ code: 'amount-refused' });
    }
    const order = (await create(vikram, [{ policyNo: '508901242', amount: 400_000 }])).body;
    await decide(api, order.gatewayUrl, 'approve');
    expect(await storedPayments(api).dueDate('508901242')).toBe('2026-12-10');
    const { body } = await vikram.call('policyPaymentDetails', { policyNo: '508901242' });
    expect(body.paymentDashboardPoliciesUiData).toMatchObject([
      { receivedAmt: 0, pastPremiumDue: 0, totalPremiumDueToBePaid: 445_000 },
    ]);
  });

  it('of a company pays many policies at once, with GST', async () => {
    const company = await callerFor(api, 'corp', CLIENTS.company);
    const items = await storedPayments(api).companyDues(40);
    const key = randomUUID();
    const { status, body } = await company.call(
      'corporateCreatePayment',
      { purpose: 'premium', items, returnPath },
      { 'Idempotency-Key': key },
    );
    expect(status).toBe(200);
    await decide(api, body.gatewayUrl, 'approve');
    expect(await stateOf(company, body.orderId)).toBe('paid');
    expect(await storedPayments(api).dueDate(items[0]?.policyNo ?? '')).toMatch(/^2027-/);
  });
});

describe('the amount', () => {
  it.each([
    ['another premium', 'premium', { policyNo: '501234567', amount: 2_449_900 }],
    ['a premium that is not due', 'premium', { policyNo: '501234575', amount: 618_000 }],
    ['less than the interest of a loan', 'loan', { policyNo: '501234567', amount: 100_000 }],
    ['more than the loan', 'loan', { policyNo: '501234567', amount: 16_000_000 }],
    ['a loan that does not exist', 'loan', { policyNo: '501234575', amount: 100_000 }],
    ['a top-up of a policy that is not unit-linked', 'top-up', { policyNo: '501234567', amount: 1_000_000 }],
    ['a revival of a policy in force', 'revival', { policyNo: '501234567', amount: 2_450_000 }],
  ] as const)('is refused for %s', async (_, purpose, item) => {
    const answer = await create(asha, [item], { purpose });
    expect(answer).toMatchObject({ status: 400, code: 'amount-refused' });
    expect(await storedPayments(api).orders()).toBe(0);
  });

  it("is not checked for another customer's policy", async () => {
    expect(await create(asha, [{ policyNo: '503456789', amount: 100 }])).toMatchObject({
      status: 404,
      code: 'not-found',
    });
    expect(await create(asha, [ASHAS_PREMIUM, { policyNo: '999999999', amount: 100 }])).toMatchObject({ status: 404 });
  });

  it('counts each policy once', async () => {
    expect(await create(asha, [ASHAS_PREMIUM, ASHAS_PREMIUM])).toMatchObject({ status: 400, code: 'validation' });
  });
});

describe('a loan', () => {
  it('can be paid from the accrued interest up to the whole, interest first', async () => {
    const { body } = await asha.call('loanDetails', {});
    const [loan] = body.loanDetails;
    expect(loan).toMatchObject({
      policyNo: '501234567',
      outstandingPrincipal: 6_000_000,
      interestRate: 950,
      asOn: '2026-11-21',
    });
    const interest = loan?.minimumPayment ?? 0;
    expect(interest).toBe(284_219);
    const order = (await create(asha, [{ policyNo: '501234567', amount: interest + 2_000_000 }], { purpose: 'loan' }))
      .body;
    await decide(api, order.gatewayUrl, 'approve');
    const { body: after } = await asha.call('loanDetails', {});
    expect(after.loanDetails).toMatchObject([{ outstandingPrincipal: 4_000_000, outstandingInterest: 0 }]);
  });

  it('can be paid at the same time as the premium of its policy', async () => {
    await create(asha);
    expect((await create(asha, [{ policyNo: '501234567', amount: 6_284_219 }], { purpose: 'loan' })).status).toBe(200);
  });
});

describe('a revival', () => {
  it('puts a lapsed policy back in force, late fee included, and restores a loan that its value had settled', async () => {
    await sql`insert into policy_loan (policy_no, principal, rate, interest_from, opened_on, settled, settled_on)
      values ('502345678', 0, 950, '2026-11-01', '2025-01-10', 100000, '2026-11-01')`.execute(api.deps.db);
    const rajesh = await callerFor(api, 'full', CLIENTS.rajesh);
    const wrong = await create(rajesh, [{ policyNo: '502345678', amount: 2_175_000 }], { purpose: 'revival' });
    expect(wrong.code).toBe('validation'); // the health declaration comes first
    // Three quarterly premiums of ₹7,250, due 26 March, 26 June and 26 September 2026: 240, 148 and 56 days late.
    const late = Math.round((725_000 * 0.085 * 240) / 365) + Math.round((725_000 * 0.065 * 148) / 365);
    const amount = 3 * 725_000 + late;
    const healthDeclaration = {
      isInGoodHealth: true,
      hasBeenTreated: false,
      hasChangedOccupation: false,
      declaration: true,
    } as const;
    const created = await rajesh.call(
      'submitRevival',
      { policyNo: '502345678', scheme: 'all-dues', total: amount, action: 'submit', healthDeclaration },
      { 'idempotency-key': randomUUID() },
    );
    expect(created.status).toBe(200);
    const order = (await create(rajesh, [{ policyNo: '502345678', amount }], { purpose: 'revival' })).body;
    await decide(api, order.gatewayUrl, 'approve');
    const policy = await api.deps.db
      .selectFrom('policy')
      .selectAll()
      .where('policy_no', '=', '502345678')
      .executeTakeFirst();
    expect(policy).toMatchObject({ status_code: '1', due_date: '2026-12-26', revival_date: null });
    const loans =
      await sql`select principal, interest_from, settled from policy_loan where policy_no = '502345678'`.execute(
        api.deps.db,
      );
    expect(loans.rows).toEqual([{ principal: 1_000_00, interest_from: '2026-11-01', settled: null }]);
    const booked = await sql`select e.account, e.amount from ledger_entry e join ledger_posting p on p.id = e.posting_id
      where e.policy_no = '502345678' and p.kind = 'loan' order by e.position`.execute(api.deps.db);
    expect(booked.rows).toEqual([
      { account: 'policy-loans', amount: 1_000_00 },
      { account: 'policy-benefits', amount: -1_000_00 },
    ]);
  });
});
