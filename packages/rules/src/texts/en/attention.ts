import type { AttentionReason } from '../../attention/attention-item.ts';
import type { AttentionValues } from '../attention-values.ts';
import type { Texts } from '../language.ts';

const lapsedText = (count: number) => (count === 1 ? 'A policy has lapsed' : `${count} policies have lapsed`);
const premiums = (count: number, one: string) => (count === 1 ? one : `The premiums of ${count} policies were due`);
const interestPart = (interest: string) => interest && ` This includes interest of ${interest} so far.`;
const ahead = (what: string, amount: string, deadline: string) =>
  `${what}${amount && ` of ${amount}`} is on ${deadline}.`;
const withAmount = (amount: string) => amount && ` for ${amount}`;

export const attention: Texts<AttentionReason, AttentionValues> = {
  'premium-due-soon': ({ count, deadline }) =>
    count === 1
      ? `A premium is due on ${deadline}.`
      : `The premiums of ${count} policies are due, the first on ${deadline}.`,
  'premium-will-be-debited': ({ count, deadline }) =>
    count === 1
      ? `A premium will be debited on ${deadline}. Please do not pay it as well.`
      : `The premiums of ${count} policies will be debited, the first on ${deadline}. Please do not pay them as well.`,
  'premium-in-grace': ({ count, since, deadline }) =>
    `${premiums(count, 'A premium was due')} on ${since}. Cover continues if it is paid by ${deadline}.`,
  'premium-after-grace': ({ count, since, deadline }) =>
    `${premiums(count, 'A premium was due')} on ${since}. The grace period ended on ${deadline}.`,
  'revival-open': ({ count, amount, deadline }) =>
    `${lapsedText(count)}. Revival${withAmount(amount)} is possible${deadline && ` until ${deadline}`}.`,
  'reinstatement-open': ({ count, amount, deadline }) =>
    `${lapsedText(count)}. Reinstatement${withAmount(amount)} is possible until ${deadline}.`,
  'lapsed-without-online-way': ({ count }) =>
    `${lapsedText(count)} and cannot be revived online. Please call to find out what is possible.`,
  'life-certificate-due': ({ deadline }) => `A life certificate is due by ${deadline}. Without it the annuity stops.`,
  'life-certificate-overdue': ({ deadline }) =>
    `A life certificate was due by ${deadline}. The annuity is paid again once it is received.`,
  'loan-close-to-value': ({ deadline }) =>
    `A loan with its interest comes close to the surrender value of the policy. Pay at least the interest${deadline && ` by ${deadline}`}.`,
  'loan-above-value': () => 'A loan with its interest is more than the surrender value of the policy. Please repay it.',
  'request-waiting': ({ count }) => (count === 1 ? 'A request needs an answer.' : `${count} requests need an answer.`),
  'payout-on-hold': ({ amount }) => (amount ? `A payout of ${amount} is on hold.` : 'A payout is on hold.'),
  'payout-returned': ({ count, amount }) =>
    count === 1
      ? `The bank sent back a payout of ${amount}. It needs another bank account.`
      : `The bank sent back ${count} payouts, ${amount} in total. They need another bank account.`,
  'payout-late': ({ count, amount, since, interest }) =>
    count === 1
      ? `A payout of ${amount} was promised by ${since}.${interestPart(interest)}`
      : `${count} payouts of ${amount} in total are late, the first since ${since}.${interestPart(interest)}`,
  'payout-held': ({ count, amount, deadline }) =>
    count === 1
      ? `A payout of ${amount} is held until ${deadline} to protect it.`
      : `${count} payouts of ${amount} in total are held to protect them, the first until ${deadline}.`,
  'request-late': ({ count, since }) =>
    count === 1
      ? `A request for money was promised by ${since} and is not decided yet.`
      : `${count} requests for money are not decided yet, the first promised by ${since}.`,
  'unclaimed-amount': ({ amount }) => `Money that never arrived can be claimed: ${amount}.`,
  'annuity-ahead': ({ amount, deadline }) => ahead('The next annuity payment', amount, deadline),
  'survival-benefit-ahead': ({ amount, deadline }) => ahead('The next survival benefit', amount, deadline),
  'maturity-ahead': ({ count, amount, deadline }) =>
    count === 1
      ? ahead('The maturity payout', amount, deadline)
      : `${count} policies mature, the first on ${deadline}.`,
  'nationality-missing': () => 'Nationality and tax residence are not declared.',
  'bank-account-missing': () => 'There is no bank account for payouts.',
  'bank-account-rejected': () => 'The bank account could not be verified. Enter its details again.',
  'pan-missing': () => 'There is no PAN.',
  'pan-not-validated': () => 'The PAN could not be verified. Please check it.',
  'incorporation-date-missing': () => 'The date of incorporation is missing.',
  'payment-in-process': () => 'The bank is still working on a payment. Please do not pay again.',
};
