import type { components } from '@lifedesk/contract';
import type { Attention } from '@lifedesk/rules';

type Sign = components['schemas']['PolicyCard']['attention'][number];

/** The name of each reason on a card. */
const SIGNS: Readonly<Record<Attention['because'], readonly Sign[]>> = {
  'premium-in-grace': ['premium-overdue'],
  'premium-after-grace': ['premium-overdue'],
  'premium-due-soon': ['premium-due'],
  'premium-will-be-debited': [],
  'free-look-open': ['free-look'],
  'free-look-restricted': ['free-look'],
  'revival-open': ['revivable', 'lapsed'],
  'reinstatement-open': ['lapsed'],
  'lapsed-without-online-way': ['lapsed'],
  'life-certificate-due': ['life-certificate'],
  'life-certificate-overdue': ['life-certificate'],
  'one-of-two-certificates': ['life-certificate'],
  'loan-close-to-value': ['loan'],
  'loan-above-value': ['loan'],
  'request-waiting': ['request-waiting'],
  'payout-on-hold': ['payout-on-hold'],
  'payout-returned': ['payout-returned'],
  'payout-late': ['payout-late'],
  'payout-held': ['payout-held'],
  'request-late': ['request-late'],
  'unclaimed-amount': ['unclaimed-amount'],
  'annuity-ahead': ['benefit-ahead'],
  'survival-benefit-ahead': ['benefit-ahead'],
  'maturity-ahead': ['benefit-ahead'],
  'nationality-missing': ['fatca-missing'],
  'pan-missing': ['pan-missing'],
  'pan-not-validated': ['pan-missing'],
  'bank-account-missing': ['neft-missing'],
  'bank-account-rejected': ['neft-missing'],
  'incorporation-date-missing': [],
  'payment-in-process': ['payment-in-process'],
};

/** The signs on a policy's card: for items about this policy and about none. */
export function signsOf(list: readonly Attention[], policyNo: string): Sign[] {
  const here = list.filter(({ policyNos }) => policyNos.length === 0 || policyNos.includes(policyNo));
  return [...new Set(here.flatMap(({ because }) => SIGNS[because]))];
}
