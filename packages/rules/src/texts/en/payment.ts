import type { FundSplitReason } from '../../fund/fund-split.ts';
import type { LoanPaymentReason } from '../../loan/check-loan-payment.ts';
import type { LoanCeilingReason } from '../../loan/loan-ceiling.ts';
import type { TopUpReason } from '../../payment/check-top-up.ts';
import type { DueState } from '../../payment/due-state.ts';
import type { Reversal } from '../../payment/reversal.ts';
import type { TopUpTaxReason } from '../../payment/top-up-tax.ts';
import type { LateFeeStep } from '../../tables/late-fee-steps.ts';
import type { Texts } from '../language.ts';
import type {
  DueValues,
  FundSplitValues,
  LateFeeValues,
  LoanCeilingValues,
  LoanValues,
  ReversalLimit,
  ReversalValues,
  TakenBackValues,
  TopUpValues,
} from '../payment-values.ts';

export const due: Texts<DueState['because'], DueValues> = {
  'nothing-due': () => 'Nothing is due now.',
  'transaction-ongoing': () => 'The bank is still working on a payment. Please do not pay again.',
  'not-offered': () => 'This premium cannot be paid here now.',
  'status-missing': () => 'The status of the policy is not known, so it cannot be paid online.',
  'status-inactive': () => 'The policy has not been issued yet.',
  'other-page': () => 'This premium is paid on another page.',
  'payment-blocked': () => 'Online payment is blocked for this policy.',
  payable: ({ date, daysLate }) =>
    !date
      ? 'Due'
      : daysLate > 0
        ? `Due since ${date}, ${daysLate} ${daysLate === 1 ? 'day' : 'days'} late`
        : `Due on ${date}`,
};

export const loanPayment: Texts<LoanPaymentReason, LoanValues> = {
  'no-loan': () => 'There is no loan on this policy.',
  'no-amount': () => 'The payment must be more than ₹0.',
  'below-interest': ({ interest }) => `The payment must cover the interest: at least ${interest}.`,
  'above-balance': ({ total }) => `Only ${total} is owed. A payment cannot be more.`,
  accepted: ({ interest, total }) => `Any amount from ${interest} to ${total} can be paid.`,
};

export const loanCeiling: Texts<LoanCeilingReason, LoanCeilingValues> = {
  'no-value': () => 'The policy has no surrender value to compare the loan with.',
  'value-exceeded': ({ date }) =>
    date
      ? `Loan and interest have been more than the surrender value since ${date}.`
      : 'Loan and interest are more than the surrender value.',
  'close-to-value': ({ date }) =>
    date
      ? `Loan and interest are close to the surrender value. Without a payment they exceed it on ${date}.`
      : 'Loan and interest are close to the surrender value.',
  'below-value': ({ from }) =>
    from
      ? `Without a payment, loan and interest come close to the surrender value on ${from}.`
      : 'Loan and interest do not come close to the surrender value.',
};

export const topUp: Texts<TopUpReason, TopUpValues> = {
  'not-offered': () => 'This policy does not allow top-ups.',
  'payment-blocked': () => 'Online payment is blocked for this policy.',
  'not-premium-paying': () => 'A top-up is possible only while premiums are paid.',
  'premium-overdue': () => 'All due premiums must be paid before a top-up.',
  'last-five-years': () => 'No top-up is possible in the last five years of the policy.',
  'above-premiums-paid': () => 'All top-ups together cannot be more than the premiums paid so far.',
  'below-minimum': ({ minimum }) => `A top-up is at least ${minimum}.`,
  'above-maximum': ({ maximum }) => `A top-up is at most ${maximum}.`,
  'not-in-steps': ({ step }) => `A top-up must be a multiple of ${step}.`,
  accepted: ({ minimum, maximum }) => `Any top-up from ${minimum} to ${maximum} is possible.`,
};

export const reversal: Texts<ReversalLimit, ReversalValues> = {
  limited: ({ days, perDay }) =>
    `If money was taken by card or UPI, the bank returns it within ${days} days. After that it pays ${perDay} for each day of delay.`,
  unlimited: () => 'If money was taken by card or UPI, the bank returns it.',
};

export const takenBack: Texts<Reversal['reason'], TakenBackValues> = {
  chargeback: ({ date }) =>
    `The payer’s bank took the money back on ${date}. The payment and its receipt no longer count.`,
  return: ({ date }) => `The bank returned the debit on ${date}. The payment and its receipt no longer count.`,
};

export const topUpTax: Texts<TopUpTaxReason> = {
  'above-share': () =>
    'With this top-up, the premiums of the year are a larger part of the sum assured than the tax law allows. The payout at maturity would no longer be free of tax.',
  'above-unit-linked-limit': () =>
    'With this top-up, the premiums for unit-linked policies go over the yearly limit of the tax law. The payout at maturity would no longer be free of tax.',
  'within-limits': () => 'This top-up alone does not make the payout at maturity taxable.',
};

export const fundSplit: Texts<FundSplitReason, FundSplitValues> = {
  'no-share': () => 'At least one fund needs a share.',
  'not-whole': () => 'Shares are whole percentages from 0 to 100.',
  'unknown-fund': () => 'One of the funds does not take new money now.',
  twice: () => 'Each fund is on the list only once.',
  'below-100': ({ rest }) => `The shares must add up to 100 %. ${rest} % is still missing.`,
  'above-100': ({ over }) => `The shares must add up to 100 %. ${over} % is too much.`,
  accepted: () => 'The shares add up to 100 %.',
};

export const lateFee: Texts<LateFeeStep['id'], LateFeeValues> = {
  'up-to-60-days': () => 'There is no late fee for up to 60 days.',
  '61-to-180-days': ({ percent }) => `For a delay of 61 to 180 days the late fee is ${percent} % a year.`,
  'over-180-days': ({ percent }) => `For a delay of more than 180 days the late fee is ${percent} % a year.`,
};
