import type { SurrenderReason } from '../../surrender/can-surrender.ts';
import type { PayoutTaxReason } from '../../surrender/payout-tax.ts';
import type { Texts } from '../language.ts';

export const surrender: Texts<SurrenderReason> = {
  'policy-ended': () => 'The policy has ended, or a claim is registered.',
  matured: () => 'The policy has matured. Its maturity value is paid.',
  'unit-linked-plan': () => 'The value of a unit-linked policy is its fund. A separate service pays it out.',
  'annuity-in-payment': () => 'The annuity is already being paid.',
  'extended-cover': () => 'The value of the policy has paid for the cover that it still has.',
  'no-surrender-value': () => 'The policy has no surrender value.',
  'payout-requested': () => 'Another payout of this policy is requested. It has to be decided first.',
  'owed-more': () => 'The loan and its interest take the whole value.',
  'surrender-possible': () => 'The policy can be surrendered.',
};

export const payoutTax: Texts<PayoutTaxReason, { readonly rate: string }> = {
  'tax-free': () => 'The payout is free of income tax.',
  'no-income': () => 'The payout is no more than the premiums, so no tax is deducted.',
  'below-tax-limit': () => 'The payouts of this financial year are below the limit, so no tax is deducted.',
  'taxed-non-resident': ({ rate }) => `Tax is deducted at ${rate} % of the gain, the rate for people who live abroad.`,
  'taxed-without-pan': ({ rate }) => `Tax is deducted at ${rate} % of the gain, because there is no verified PAN.`,
  'taxed-resident': ({ rate }) => `Tax is deducted at ${rate} % of the gain.`,
};
