import type { MandateReason } from '../../mandate/can-register-mandate.ts';
import type { MandateTermsReason } from '../../mandate/check-mandate.ts';
import type { SkipReason } from '../../mandate/next-debit.ts';
import type { Texts } from '../language.ts';

export const mandate: Texts<MandateReason> = {
  'payment-blocked': () => 'The death of the insured person was reported. Premiums are no longer collected.',
  lapsed: () => 'The policy has lapsed. Auto-debit can be registered once it is in force again.',
  'nothing-falls-due': () => 'No premium falls due on the policy, so there is nothing to debit.',
  registered: () => 'Auto-debit is already registered for the policy.',
  'can-register': () => 'Auto-debit can be registered.',
};

export const mandateTerms: Texts<MandateTermsReason, { readonly amount: string; readonly maximum: string }> = {
  'premium-above-rail': ({ amount, maximum }) =>
    `The premium is ${amount}. Card and UPI pay at most ${maximum} without a new approval. Choose a bank account.`,
  'ceiling-below-premium': ({ amount }) => `Enter at least ${amount}, the next premium.`,
  'ceiling-above-rail': ({ maximum }) => `Enter at most ${maximum}.`,
  'starts-in-the-past': () => 'Choose today or a later day.',
  'starts-too-late': () => 'Choose a day within the next 12 months.',
  'ends-before-first-debit': () => 'Choose a day after the first debit.',
  'ends-too-late': () => 'Choose an earlier day. The bank does not accept a mandate this long.',
  accepted: () => 'The bank accepts this mandate.',
};

export const skip: Texts<SkipReason> = {
  'rail-cannot-skip': () => 'A debit from a bank account cannot be skipped.',
  'no-debit-planned': () => 'No debit is planned.',
  presented: () => 'The bank already has this debit. It cannot be skipped any more.',
  'can-skip': () => 'The debit can be skipped.',
};
