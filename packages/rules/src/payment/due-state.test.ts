import { expect, it } from 'vitest';
import { type DueStateFacts, dueState } from './due-state.ts';

const facts: DueStateFacts = {
  showPaymentButton: true,
  ongoingTransaction: false,
  policyCurrentStatus: '1',
  path: '/pay-online',
  isPaymentBlocked: false,
  totalPremiumDueToBePaid: 100_000,
  dueDate: '2026-12-01',
  today: '2026-11-21',
};

it.each([
  [{}, true, 'payable', -10],
  [{ dueDate: '2026-11-11' }, true, 'payable', 10],
  [{ dueDate: null }, true, 'payable', undefined],
  [{ totalPremiumDueToBePaid: 0 }, false, 'nothing-due', -10],
  [{ ongoingTransaction: true }, false, 'transaction-ongoing', -10],
  [{ ongoingTransaction: true, totalPremiumDueToBePaid: 0 }, false, 'transaction-ongoing', -10],
  [{ policyCurrentStatus: 'I' }, false, 'status-inactive', -10],
  [{ policyCurrentStatus: '' }, false, 'status-missing', -10],
  [{ showPaymentButton: false }, false, 'not-offered', -10],
  [{ path: '/dashboard' }, false, 'other-page', -10],
] as const)('with %j: payable %s because %s, %s days late', (change, payable, because, daysLate) => {
  expect(dueState({ ...facts, ...change })).toEqual({ payable, because, daysLate });
});
