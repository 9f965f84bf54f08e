import type { Schemas } from '@lifedesk/sdk';
import type { BadgeTone } from '@lifedesk/ui';
import * as m from '../texts.ts';

export type Payout = Schemas['Payout'];

const kinds: Readonly<Record<string, () => string>> = {
  surrender: m.payoutHistory_surrender,
  'free-look': m.payoutHistory_freeLook,
  'partial-withdrawal': m.payoutHistory_partialWithdrawal,
  loan: m.payoutHistory_loan,
  'paid-up-additions': m.payoutHistory_paidUpAdditions,
  'gst-refund': m.payoutHistory_gstRefund,
  maturity: m.payoutHistory_maturity,
  'survival-benefit': m.payoutHistory_survivalBenefit,
  annuity: m.payoutHistory_annuity,
  'unclaimed-amount': m.payoutHistory_unclaimedAmount,
  'late-interest': m.payoutHistory_lateInterest,
};
/** What a payout is for; a kind that is newer than this portal is just a payout. */
export const kindName = (kind: string): string => (kinds[kind] ?? m.payoutHistory_other)();

const parts: Readonly<Record<string, () => string>> = {
  'surrender-value': m.payoutHistory_partSurrenderValue,
  'paid-up-additions': m.payoutHistory_paidUpAdditions,
  premium: m.payoutHistory_partPremium,
  gst: m.payoutHistory_partGst,
  'fund-value': m.payoutHistory_partFundValue,
  'unallocated-premium': m.payoutHistory_partUnallocated,
  charges: m.payoutHistory_partCharges,
  'unapplied-premium': m.payoutHistory_partUnapplied,
};
export const partName = (name: string): string => (parts[name] ?? m.payoutHistory_partOther)();

const deductions: Readonly<Record<string, () => string>> = {
  loan: m.payoutHistory_lessLoan,
  'loan-interest': m.payoutHistory_lessLoanInterest,
  'surrender-charge': m.payoutHistory_lessSurrenderCharge,
  'discontinuance-charge': m.payoutHistory_lessDiscontinuanceCharge,
  'risk-premium': m.payoutHistory_lessRiskPremium,
  'medical-tests': m.payoutHistory_lessMedicalTests,
  'stamp-duty': m.payoutHistory_lessStampDuty,
  'premium-due': m.payoutHistory_lessPremiumDue,
};
export const deductionName = (name: string): string => (deductions[name] ?? m.payoutHistory_lessOther)();

const takenBack: Readonly<Record<string, () => string>> = {
  'paid-up-additions': m.payoutHistory_additionsBack,
  loan: m.payoutHistory_loanBack,
};
/** What was restored for a payout that its owner did not request. */
export const takenBackWords = (kind: string): string => (takenBack[kind] ?? m.payoutHistory_otherBack)();

interface StateWords {
  readonly words: () => string;
  readonly tone: BadgeTone;
}
const UNKNOWN: StateWords = { words: m.payoutHistory_owed, tone: 'neutral' };
const states: Readonly<Record<string, StateWords>> = {
  held: { words: m.payoutHistory_held, tone: 'warning' },
  owed: { words: m.payoutHistory_owed, tone: 'info' },
  sent: { words: m.payoutHistory_sent, tone: 'info' },
  paid: { words: m.payoutHistory_paid, tone: 'success' },
  returned: { words: m.payoutHistory_returned, tone: 'error' },
  stopped: { words: m.payoutHistory_stopped, tone: 'neutral' },
};
export const stateWords = (state: string): StateWords => states[state] ?? UNKNOWN;

const holds: Readonly<Record<string, () => string>> = {
  'contact-changed': m.payoutHistory_heldContact,
  'account-changed': m.payoutHistory_heldAccount,
  'new-device': m.payoutHistory_heldDevice,
};
export const holdWords = (reason: string): string => (holds[reason] ?? m.payoutHistory_heldDevice)();
