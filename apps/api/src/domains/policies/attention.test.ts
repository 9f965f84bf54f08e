import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, callerFor } from '../../testing/caller.ts';
import { type RunningApi, startApi } from '../../testing/index.ts';
import { ASHAS_PREMIUM, CLIENTS, create, decide } from '../../testing/payer.ts';
import { rememberPayments } from '../../testing/rewind-payments.ts';
import { findAttention } from './attention.ts';

let api: RunningApi;
let rewind: () => Promise<void>;
beforeAll(async () => {
  api = await startApi();
  rewind = await rememberPayments(api);
  return () => api.close();
});
afterEach(() => rewind());

/** The name of each kind on a card. */
const WORDS: Readonly<Record<string, string>> = {
  'policy-lapsed': 'lapsed',
  nationality: 'fatca-missing',
  pan: 'pan-missing',
  'bank-account': 'neft-missing',
};

/** Requests a customer's list, cards and payments at the same time. */
async function everythingFor(customer: Caller) {
  const list = (await customer.call('notifications', {})).body?.attention ?? [];
  const cards = (await customer.call('policyCards', {})).body?.cardDetails ?? [];
  const payments = (await customer.call('policyPaymentDetails', {})).body?.paymentDashboardPoliciesUiData ?? [];
  return { list, cards, payments };
}

/** Expects every response about a policy to match the list. */
async function expectAgreement(customer: Caller): Promise<string[]> {
  const { list, cards, payments } = await everythingFor(customer);
  expect(cards.length).toBeGreaterThan(0);
  expect(payments).toHaveLength(cards.length);
  for (const { policyNo, attention } of cards) {
    const here = list.filter(({ policyNos }) => policyNos.length === 0 || policyNos.includes(policyNo));
    const words = here.map(({ kind }) => WORDS[kind] ?? kind);
    expect(attention.filter((word) => word !== 'revivable')).toEqual([...new Set(words)]);
    expect(attention.includes('revivable')).toBe(here.some(({ action }) => action === 'revive'));
  }
  for (const { policyNo, attention } of payments)
    expect(attention).toEqual(list.filter(({ policyNos }) => policyNos.includes(policyNo)));
  return list.map(({ kind }) => kind);
}

describe('the list, the cards and the payments of a customer agree', () => {
  it('for every demo person', async () => {
    const people = await api.deps.db.selectFrom('customer').select('client_id').where('kind', '=', 'person').execute();
    const seen = new Set<string>();
    for (const { client_id } of people)
      for (const kind of await expectAgreement(await callerFor(api, 'full', client_id))) seen.add(kind);
    expect([...seen]).toEqual(
      expect.arrayContaining(['premium-due', 'policy-lapsed', 'life-certificate', 'payout-on-hold', 'bank-account']),
    );
  });

  it.each([
    ['premium', ASHAS_PREMIUM, ['payment-in-process']],
    ['loan', { policyNo: '501234567', amount: 6_284_219 }, ['premium-due', 'payment-in-process']],
  ] as const)('while a bank is processing a payment of a %s', async (purpose, item, kinds) => {
    await api.scenario('gateway late', true);
    const asha = await callerFor(api, 'full', CLIENTS.asha);
    const { gatewayUrl } = (await create(asha, [item], { purpose })).body;
    await decide(api, gatewayUrl, 'approve');
    expect(await expectAgreement(asha)).toEqual(kinds);
    const [card] = (await asha.call('policyCards', { policyNo: item.policyNo })).body?.cardDetails ?? [];
    expect(card?.attention).toEqual(kinds);
    await api.scenario('gateway late', false);
  });
});

it('show a payments-only session what concerns payments, and no hold', async () => {
  const { client_id, policy_no } = await api.deps.db
    .selectFrom('policy_hold as h')
    .innerJoin('policy as p', 'p.policy_no', 'h.policy_no')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .select(['c.client_id', 'h.policy_no'])
    .executeTakeFirstOrThrow();
  const kindsIn = async (caller: Caller, operation: 'policyPaymentDetails' | 'policyPaymentDetailsPartial') => {
    const { paymentDashboardPoliciesUiData = [] } = (await caller.call(operation, {})).body ?? {};
    const found = paymentDashboardPoliciesUiData.find(({ policyNo }) => policyNo === policy_no);
    return found?.attention?.map(({ kind }) => kind);
  };
  const full = await kindsIn(await callerFor(api, 'full', client_id), 'policyPaymentDetails');
  expect(full).toContain('payout-on-hold');
  const partial = await kindsIn(await callerFor(api, 'partial', client_id), 'policyPaymentDetailsPartial');
  expect(partial).toEqual([]);
});

it('work for more policies than a statement may have parameters', async () => {
  const { id } = await api.deps.db
    .selectFrom('customer')
    .select('id')
    .where('client_id', '=', CLIENTS.company)
    .executeTakeFirstOrThrow();
  const numbers = Array.from({ length: 70_000 }, (_, n) => String(600_000_001 + n));
  const list = await findAttention(api.deps, id, '2026-11-21', numbers);
  expect(list.length).toBeGreaterThan(100);
});
