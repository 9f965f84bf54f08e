import type { Policy } from '@lifedesk/journey';
import { describe, expect, it } from 'vitest';
import { isPayable, nextPremium, type Payment, viewsOf } from './attention.ts';

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
const views = (policies: Policy[], payments?: Payment[]) => viewsOf(policies, { payments, cards: undefined });
const today = '2026-11-21';

describe('the payment button', () => {
  const payable = (facts: Partial<Payment>) =>
    views([policy('1')], [payment('1', facts)]).map((view) => isPayable(view, '/cs/pay-online', today));

  it('shows where the rule of the page that it leads to shows it', () => {
    expect(payable({})).toEqual([true]);
    expect(payable({ showPaymentButton: false })).toEqual([false]);
    expect(payable({ ongoingTransaction: true })).toEqual([false]);
    expect(payable({ policyCurrentStatus: 'I' })).toEqual([false]);
  });

  it('shows neither for nothing to pay, nor before it is known what is to pay', () => {
    expect(payable({ totalPremiumDueToBePaid: 0 })).toEqual([false]);
    expect(views([policy('1')]).map((view) => isPayable(view, '/cs/pay-online', today))).toEqual([false]);
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
