import { todayInIndia } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callOperation, type RunningApi, signIn, startApi } from '../../testing/index.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi({ listen: false });
});
beforeEach(() => api.forget());
afterAll(() => api.close());

const overview = async (who: string, kind: 'full' | 'corp' = 'full') => {
  const answer = await callOperation(api, 'overview', {}, await signIn(api, who, kind));
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
type Event = { kind: string; date: string; amount?: number; policyNos: string[]; count: number };

describe('the overview of a person', () => {
  it('has the cover, the premiums due in twelve months, and the loan', async () => {
    const { totals, policies } = await overview('Asha');
    expect(totals).toEqual({
      cover: 1_035_000_000,
      // 24,500 once and 6,180 twice
      dueAhead: 2_450_000 + 2 * 618_000,
      // 60,000 and 182 days of interest at 9.5%
      loanOutstanding: 6_284_219,
    });
    expect(
      policies.map(({ policyNo, kind, coverReason }: Record<string, string>) => [policyNo, kind, coverReason]),
    ).toEqual([
      ['501234567', 'savings', 'full'],
      ['501234575', 'term', 'full'],
    ]);
  });

  it('excludes a policy that was returned in its free look', async () => {
    const policy = api.deps.db.updateTable('policy').where('policy_no', '=', '505678901');
    const before = (await overview('Kamala')).totals;
    await policy.set({ status_code: 'F' }).execute();
    try {
      const { totals, horizon } = await overview('Kamala');
      expect(before).toHaveProperty('annuityValue');
      expect(totals).toEqual({ cover: 0, dueAhead: 0 });
      expect(horizon).toEqual([]);
    } finally {
      await policy.set({ status_code: 'A' }).execute();
    }
  });

  it('has the next twelve months in order, from today', async () => {
    const { horizon } = (await overview('Asha')) as { horizon: Event[] };
    const today = todayInIndia(api.now());
    expect(horizon[0]).toMatchObject({ kind: 'premium-due', policyNos: ['501234567'], count: 1, amount: 2_450_000 });
    expect(horizon.map(({ date }) => date)).toEqual(horizon.map(({ date }) => date).toSorted());
    for (const { date } of horizon) expect(date >= today).toBe(true);
  });

  it('shows when the bank debits, when a certificate is due, and the value of funds and annuities', async () => {
    const meenakshi = await overview('Meenakshi');
    expect(meenakshi.horizon[0]).toMatchObject({ kind: 'auto-debit', policyNos: ['503456789'] });
    expect(meenakshi.totals.fundValue).toBeGreaterThan(0);
    const kamala = await overview('Kamala');
    expect(kamala.totals).toEqual({ cover: 0, dueAhead: 0, benefitsAhead: 11 * 15_625_00, annuityValue: 250_000_000 });
    expect(kamala.horizon[0]).toMatchObject({ kind: 'life-certificate', policyNos: ['505678901'] });
    expect(kamala.horizon.slice(1)).toEqual(
      Array(11).fill(expect.objectContaining({ kind: 'annuity', amount: 15_625_00, policyNos: ['505678901'] })),
    );
  });

  it('says on which policies auto-debit can be registered, like the page that registers it', async () => {
    const open = async (who: string) =>
      (await overview(who)).policies.flatMap((policy: { policyNo: string; canRegisterAutoDebit: boolean }) =>
        policy.canRegisterAutoDebit ? [policy.policyNo] : [],
      );
    const registrable = async (who: string) =>
      (await callOperation(api, 'autoDebitOptions', {}, await signIn(api, who)))
        .json()
        .policies.map(({ policyNo }: { policyNo: string }) => policyNo);
    expect(await open('Asha')).toContain('501234567');
    expect(await open('Farhan')).toEqual([]);
    for (const who of ['Asha', 'Vikram', 'Farhan', 'Meenakshi', 'Kamala', 'Rajesh'])
      expect(await open(who), who).toEqual(await registrable(who));
    const mandate = api.deps.db.updateTable('mandate').where('state', '=', 'active');
    await mandate.set({ state: 'pending' }).execute();
    for (const who of ['Farhan', 'Meenakshi']) expect(await open(who), who).toEqual(await registrable(who));
    await api.deps.db.updateTable('mandate').where('state', '=', 'pending').set({ state: 'created' }).execute();
    for (const who of ['Farhan', 'Meenakshi']) expect(await open(who), who).toEqual(await registrable(who));
    await api.deps.db.updateTable('mandate').where('state', '=', 'created').set({ state: 'active' }).execute();
  });

  it('counts no cover for a lapsed policy, and the reduced cover for a reduced one', async () => {
    expect((await overview('Rajesh')).totals).toMatchObject({ cover: 0, dueAhead: 0 });
    await sql`update policy set status_code = '3', reduced_cover = null where policy_no = '502345678'`.execute(
      api.deps.db,
    );
    const { policies, totals } = await overview('Rajesh');
    // 16 of 80 quarterly premiums are paid
    expect(policies).toEqual([
      expect.objectContaining({ coverReason: 'reduced', cover: 10_000_000, sumAssured: 50_000_000 }),
    ]);
    expect(totals.cover).toBe(10_000_000);
  });

  it('shows a cheque pickup on its day until it is done', async () => {
    const pickups = async () =>
      ((await overview('Farhan')).horizon as Event[])
        .filter(({ kind }) => kind === 'appointment')
        .map(({ date }) => date);
    expect(await pickups()).toEqual([]);
    await sql`insert into service_request (ticket, customer_id, type, policy_nos, state, made_at, promised_on, made_in,
        made_from, payload, idempotency_key, request_hash)
      select 'SR1234509876', id, 'cheque-pickup', array['506789012'], 'received', ${api.now()}, '2026-11-30', 'full',
        '203.0.113.9', '{"chequePickUpDateTime": "24-11-2026 10:00"}', '0197a1de-3c4b-7a10-8f00-5d1c2b3a4e5f', 'pickup'
      from customer where client_id = '40067890'`.execute(api.deps.db);
    expect(await pickups()).toEqual(['2026-11-24']);
    await sql`update service_request set state = 'completed', settled_at = ${api.now()} where ticket = 'SR1234509876'`.execute(
      api.deps.db,
    );
    expect(await pickups()).toEqual([]);
  });

  it('has the last payment with its receipt', async () => {
    const { lastPayment } = await overview('Asha');
    expect(lastPayment).toMatchObject({ receiptNo: expect.any(String), amount: expect.any(Number) });
    const receipt = await callOperation(
      api,
      'downloadReceipt',
      { receiptNo: lastPayment.receiptNo },
      await signIn(api, 'Asha'),
    );
    expect(receipt.statusCode).toBe(200);
  });
});

describe('the overview of a company', () => {
  it('has totals of all policies and one entry per kind and month', async () => {
    const { totals, policies, horizon } = await overview('Sahyadri', 'corp');
    expect(policies).toEqual([]);
    expect(totals.cover).toBeGreaterThan(0);
    const months = (horizon as Event[]).map(({ kind, date }) => `${date.slice(0, 7)} ${kind}`);
    expect(new Set(months).size).toBe(months.length);
    for (const { policyNos, count } of horizon as Event[]) {
      expect(policyNos).toEqual([]);
      expect(count).toBeGreaterThan(0);
    }
  });

  it('agrees with its dashboard on the sum assured', async () => {
    const { totals } = await overview('Sahyadri', 'corp');
    const session = await signIn(api, 'Sahyadri', 'corp');
    const dashboard = (
      await callOperation(api, 'corporateDashboardPolicies', { clientId: '90000001' }, session)
    ).json();
    expect(totals.cover).toBeLessThanOrEqual(dashboard.totalSumAssured);
  });
});

it('is closed to a payments-only session', async () => {
  const answer = await callOperation(api, 'overview', {}, await signIn(api, 'Asha', 'partial'));
  expect(answer.statusCode).toBe(403);
});
