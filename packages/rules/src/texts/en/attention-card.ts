import type { AttentionReason } from '../../attention/attention-item.ts';
import type { AttentionValues, DeadlineValues } from '../attention-values.ts';
import type { Texts } from '../language.ts';

const inDays = (daysLeft: number, deadline: string) =>
  daysLeft === 0 ? 'today' : daysLeft === 1 ? `tomorrow, on ${deadline}` : `in ${daysLeft} days, on ${deadline}`;

/** The headline of a thing to do: by when, in words and date. */
export const attentionDeadline: Texts<AttentionReason, DeadlineValues> = {
  'premium-due-soon': ({ daysLeft, deadline }) => `Due ${inDays(daysLeft, deadline)}`,
  'premium-will-be-debited': ({ daysLeft, deadline }) => `Auto-debit pays it ${inDays(daysLeft, deadline)}`,
  'premium-in-grace': ({ daysLeft, deadline }) =>
    daysLeft === 0
      ? `Last day to pay. Cover stops after ${deadline}`
      : `${daysLeft} ${daysLeft === 1 ? 'day' : 'days'} left. Cover stops after ${deadline}`,
  'premium-after-grace': ({ deadline }) => `The grace period ended on ${deadline}`,
  'revival-open': ({ since }) => (since ? `Not covered. Premiums unpaid since ${since}` : 'Not covered'),
  'reinstatement-open': ({ since }) => (since ? `Not covered. Premiums unpaid since ${since}` : 'Not covered'),
  'lapsed-without-online-way': ({ since }) => (since ? `Not covered. Premiums unpaid since ${since}` : 'Not covered'),
  'life-certificate-due': ({ daysLeft, deadline }) => `Life certificate due ${inDays(daysLeft, deadline)}`,
  'life-certificate-overdue': ({ deadline }) => `The life certificate was due on ${deadline}`,
  'loan-close-to-value': ({ deadline }) =>
    deadline ? `The loan reaches the surrender value after ${deadline}` : 'The loan comes close to the surrender value',
  'loan-above-value': () => 'The loan is more than the surrender value',
  'request-waiting': ({ count }) => (count === 1 ? 'A request needs an answer' : `${count} requests need an answer`),
  'payout-on-hold': ({ amount }) => (amount ? `A payout of ${amount} is on hold` : 'A payout is on hold'),
  'payout-returned': () => 'The bank sent a payout back',
  'payout-late': ({ since }) => `A payout is late. It was promised by ${since}`,
  'payout-held': ({ deadline }) => `A payout is held until ${deadline}`,
  'request-late': ({ since }) => `A request is late. It was promised by ${since}`,
  'unclaimed-amount': () => 'Money that never arrived',
  'annuity-ahead': ({ daysLeft, deadline }) => `Next annuity payment ${inDays(daysLeft, deadline)}`,
  'survival-benefit-ahead': ({ daysLeft, deadline }) => `Survival benefit ${inDays(daysLeft, deadline)}`,
  'maturity-ahead': ({ daysLeft, deadline }) => `Matures ${inDays(daysLeft, deadline)}`,
  'nationality-missing': () => 'Nationality and tax residence are not declared',
  'bank-account-missing': () => 'There is no bank account for payouts',
  'bank-account-rejected': () => 'The bank account could not be verified',
  'pan-missing': () => 'There is no PAN',
  'pan-not-validated': () => 'The PAN could not be verified',
  'incorporation-date-missing': () => 'The date of incorporation is missing',
  'payment-in-process': () => 'The bank is still working on a payment',
};

/** What happens if the customer does nothing, or why it matters. */
export const attentionOtherwise: Texts<AttentionReason, AttentionValues> = {
  'premium-due-soon': () => 'Without payment the grace period begins, and after it cover stops.',
  'premium-will-be-debited': () => 'Keep the money ready. Please do not pay this premium as well.',
  'premium-in-grace': ({ since }) => `The premium was due on ${since}. Without payment the policy lapses.`,
  'premium-after-grace': ({ since }) => `The premium was due on ${since}. Without payment the policy lapses.`,
  'revival-open': ({ deadline }) => `Revival is possible${deadline && ` until ${deadline}`}.`,
  'reinstatement-open': ({ deadline }) => `Reinstatement is possible until ${deadline}.`,
  'lapsed-without-online-way': () => 'It cannot be revived online. Please call to find out what is possible.',
  'life-certificate-due': () => 'Without it the annuity stops.',
  'life-certificate-overdue': () => 'The annuity is paid again once it is received.',
  'loan-close-to-value': () =>
    'Pay at least the interest. If premiums are unpaid too, the policy may have to be closed to settle the loan.',
  'loan-above-value': () =>
    'Please repay it. If premiums are unpaid too, the policy may have to be closed to settle the loan.',
  'request-waiting': () => 'Work continues after the answer.',
  'payout-on-hold': ({ paidWithin }) =>
    paidWithin > 0
      ? `It is paid within ${paidWithin} days of the last step.`
      : 'Please call to find out what is missing.',
  'payout-returned': ({ interest }) =>
    `It is sent again once there is another bank account.${interest && ` This includes interest of ${interest} so far.`}`,
  'payout-late': ({ interest }) =>
    interest ? `This includes interest of ${interest} so far.` : 'Interest is paid for each day it is late.',
  'payout-held': () => 'Contacts, the account or the device changed shortly before. It is paid after that day.',
  'request-late': ({ interest }) =>
    interest ? `This includes interest of ${interest} so far.` : 'Interest is paid for each day it is late.',
  'unclaimed-amount': ({ since, interest }) =>
    `It was due on ${since}.${interest && ` This includes interest of ${interest} so far.`}`,
  'annuity-ahead': () => 'It is paid into the bank account of the policy.',
  'survival-benefit-ahead': () => 'It is paid into the bank account of the policy.',
  'maturity-ahead': () => 'It is paid into the bank account of the policy.',
  'nationality-missing': () => 'Payouts are not possible without it.',
  'bank-account-missing': () => 'Payouts are not possible without one.',
  'bank-account-rejected': () => 'Enter its details again before a payout.',
  'pan-missing': () => 'Without one, more tax is deducted from payouts.',
  'pan-not-validated': () => 'Please check it before a payout.',
  'incorporation-date-missing': () => 'The details of the company are incomplete without it.',
  'payment-in-process': () => 'Please do not pay again.',
};
