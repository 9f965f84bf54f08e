import type { Policy } from '@lifedesk/journey';
import { describe, expect, it } from 'vitest';
import { attentionOf, type Card, isPayable, nextPremium, type Payment, viewsOf } from './attention.ts';

const policy = (policyNo: string, facts: Partial<Policy> = {}): Policy => ({
  policyNo,
  id: `id-${policyNo}`,
  policyStatus: 'In force',
  policyStatusCode: '1',
  planName: 'Secure Savings',
  policyPaymentTerm: 15,
  modalPremiuminclusiveGST: 2450000,
  dueDate: '05/12/2026',
  policyIssueDate: '2019-12-05',
  policyHolderName: 'Mrs Asha Kulkarni',
  methodOfPayment: 'Direct',
  stpCurrentlyActive: false,
  dfaCurrentlyActive: false,
  ...facts,
});
const card = (policyNo: string, ...attention: Card['attention']): Card => ({
  policyNo,
  id: `id-${policyNo}`,
  attention,
});
const payment = (policyNo: string, facts: Partial<Payment> = {}): Payment => ({
  policyNo,
  showPaymentButton: true,
  totalPremiumDueToBePaid: 2450000,
  pastPremiumDue: 0,
  receivedAmt: 0,
  inProcessAmt: 0,
  totalPremiumDue: 2450000,
  policyCurrentStatus: '1',
  ongoingTransaction: false,
  ...facts,
});
const views = (
  policies: Policy[],
  payments?: Payment[],
  cards?: Card[],
  holds?: { policyNo: string; isOnHold: boolean }[],
) => viewsOf(policies, { payments, cards, holds });
const kinds = (...of: Parameters<typeof attentionOf>) =>
  attentionOf(...of).map(({ kind, view }) => (view ? `${kind} ${view.policy.policyNo}` : kind));

describe('what needs the customer', () => {
  it('comes overdue first, then lapsed, then due, and by date within a kind', () => {
    const all = views(
      [policy('1'), policy('2', { dueDate: '01/11/2026' }), policy('3', { dueDate: '01/10/2026' }), policy('4')],
      undefined,
      [
        card('1', 'premium-due'),
        card('2', 'premium-overdue'),
        card('3', 'premium-overdue'),
        card('4', 'lapsed', 'revivable'),
      ],
    );
    expect(kinds(all, {})).toEqual(['overdue 3', 'overdue 2', 'lapsed 4', 'due 1']);
  });

  it("names what the customer's own data lacks once, not once a policy", () => {
    const all = views([policy('1'), policy('2')], undefined, [
      card('1', 'pan-missing'),
      card('2', 'pan-missing', 'neft-missing'),
    ]);
    expect(kinds(all, { isFatcaRequired: true, isPanValid: 'N' })).toEqual(['fatca', 'neft', 'pan']);
    const told = { isFatcaRequired: false, isPanValid: 'Y', neftQcStatus: 'missing' } as const;
    expect(kinds(views([policy('1')]), told)).toEqual(['neft']);
  });

  it('does not ask for a premium whose payment is with the bank', () => {
    const all = views([policy('1')], [payment('1', { ongoingTransaction: true })], [card('1', 'premium-overdue')]);
    expect(kinds(all, {})).toEqual(['in-process 1']);
  });

  it('tells of a payout on hold, and of nothing where there is nothing', () => {
    expect(kinds(views([policy('1')], undefined, undefined, [{ policyNo: '1', isOnHold: true }]), {})).toEqual([
      'on-hold 1',
    ]);
    expect(kinds(views([policy('1')]), {})).toEqual([]);
  });
});

describe('the payment button', () => {
  const payable = (facts: Partial<Payment>) =>
    views([policy('1')], [payment('1', facts)]).map((view) => isPayable(view, '/cs/pay-online'));

  it('shows where the rule of the page that it leads to shows it', () => {
    expect(payable({})).toEqual([true]);
    expect(payable({ showPaymentButton: false })).toEqual([false]);
    expect(payable({ ongoingTransaction: true })).toEqual([false]);
    expect(payable({ policyCurrentStatus: 'I' })).toEqual([false]);
  });

  it('shows neither for nothing to pay, nor before it is known what is to pay', () => {
    expect(payable({ totalPremiumDueToBePaid: 0 })).toEqual([false]);
    expect(views([policy('1')]).map((view) => isPayable(view, '/cs/pay-online'))).toEqual([false]);
  });
});

describe('the next premium', () => {
  it('is the earliest of the policies in force', () => {
    const all = views([
      policy('1'),
      policy('2', { dueDate: '30/11/2026' }),
      policy('3', { dueDate: '01/01/2020', policyStatusCode: '4' }),
    ]);
    expect(nextPremium(all)?.policy.policyNo).toBe('2');
  });
});
