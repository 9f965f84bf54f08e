import type { BorrowReason } from '../../loan/can-borrow.ts';
import type { LoanAmountReason } from '../../loan/loan-offer.ts';
import type { Texts } from '../language.ts';

export const borrow: Texts<BorrowReason> = {
  'policy-ended': () => 'The policy has ended, or a claim is registered.',
  matured: () => 'The policy has matured. Its maturity value is paid.',
  'unit-linked-plan': () => 'The law allows no loans on unit-linked policies.',
  'no-loan-on-plan': () => 'This plan offers no loans.',
  'not-in-force': () => 'The policy has lapsed. Revive it first.',
  'no-surrender-value': () => 'Too few premiums are paid for a loan.',
  'payout-requested': () => 'A loan or another payout of this policy is on its way. It has to be finished first.',
  'limit-reached': () => 'The loan on the policy already takes all that can be borrowed.',
  'below-least': () => 'What can still be borrowed is less than the smallest loan of the plan.',
  'loan-possible': () => 'A loan is possible.',
};

export const loanAmount: Texts<LoanAmountReason, { minimum: string; maximum: string }> = {
  'below-least': ({ minimum }) => `A loan is at least ${minimum}.`,
  'above-most': ({ maximum }) => `At most ${maximum} can be borrowed today.`,
  'amount-accepted': ({ minimum, maximum }) => `Any amount from ${minimum} to ${maximum} can be borrowed.`,
};
