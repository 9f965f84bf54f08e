import type { FundsOutReason } from '../../withdrawal/can-take-funds-out.ts';
import type { WithdrawalReason } from '../../withdrawal/can-withdraw.ts';
import type { WithdrawalCheckReason } from '../../withdrawal/withdrawal-limits.ts';
import type { Texts } from '../language.ts';

export const fundsOut: Texts<FundsOutReason> = {
  'not-unit-linked': () => 'This policy does not invest in funds.',
  'policy-ended': () => 'The policy has ended, or a claim is registered.',
  matured: () => 'The policy has matured. Its maturity value is paid.',
  discontinued: () => 'The policy lapsed within its lock-in. Its money is paid once the lock-in is over.',
  'value-requested': () => 'Another request to withdraw money from this policy or to switch its funds is not done yet.',
  'money-to-invest': () => 'Money that was paid in is still being invested.',
  'no-units': () => 'There are no units yet.',
  'surrender-possible': () => 'The policy can be surrendered.',
};

export const withdrawal: Texts<WithdrawalReason, { readonly date: string; readonly count: number }> = {
  'not-offered': () => 'This plan does not allow partial withdrawals.',
  lapsed: () => 'The policy has lapsed, so no part of it can be withdrawn.',
  'locked-in': ({ date }) => `The money is locked in. A part can be withdrawn from ${date}.`,
  'insured-is-minor': () => 'A part can be withdrawn once the insured person is 18.',
  'number-used': ({ count }) =>
    `${count} withdrawals are possible in a policy year, and all of them are used. More are possible in the next policy year.`,
  'too-little-value': () => 'The funds are worth too little for a withdrawal.',
  'withdrawal-possible': () => 'A part can be withdrawn.',
};

export const withdrawalCheck: Texts<WithdrawalCheckReason, { readonly amount: string }> = {
  'no-amount': ({ amount }) => `Enter an amount of at least ${amount}.`,
  'not-held': () => 'There are no units of this fund.',
  'fund-twice': () => 'This fund is named twice.',
  'above-fund': ({ amount }) => `Only ${amount} can be taken out of this fund.`,
  'below-minimum': ({ amount }) => `The amounts must add up to at least ${amount}.`,
  'above-share': ({ amount }) => `The amounts add up to too much. The most is ${amount}.`,
  'too-little-left': ({ amount }) => `Too little would be left in the policy. The most is ${amount}.`,
  'withdrawal-accepted': () => 'These amounts can be withdrawn.',
};
