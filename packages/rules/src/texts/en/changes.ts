import type { FreeLookReason } from '../../free-look/can-return-policy.ts';
import type { GstRefundReason } from '../../gst-refund/gst-refund.ts';
import type { PremiumChangeReason } from '../../mode/can-change-premium.ts';
import type { ModeOfferReason } from '../../mode/mode-offer.ts';
import type { RiderSumReason } from '../../rider/check-rider-sum.ts';
import type { RiderOfferReason } from '../../rider/rider-offer.ts';
import type { Texts } from '../language.ts';

export const premiumChange: Texts<PremiumChangeReason> = {
  lapsed: () => 'The policy has lapsed. Changes are possible again once it is in force.',
  'single-premium': () => 'The policy was paid with a single premium.',
  'not-in-force': () => 'No more premiums fall due on this policy.',
  'all-paid': () => 'All premiums are paid.',
  restricted: () => 'A restriction on the policy keeps its owner from changing it.',
  'premium-due': () => 'A premium is due. A change is possible once it is paid.',
  'payment-in-process': () => 'A payment is still in process. A change is possible once it is complete.',
  'other-change': () => 'Another change of the premium is requested or scheduled. One change is possible at a time.',
  'last-year': () => 'Premiums end before the next policy anniversary, so a change is no longer possible.',
  'change-possible': () => 'The premium can change from the next policy anniversary.',
};

export const modeOffer: Texts<ModeOfferReason, { readonly minimum: string }> = {
  'below-minimum': ({ minimum }) => `Not possible: each premium has to be at least ${minimum}.`,
  'needs-mandate': () => 'Not possible yet: the plan takes these premiums by auto-debit only.',
  'mode-offered': () => 'This can be chosen.',
};

export const riderOffer: Texts<RiderOfferReason> = {
  'has-rider': () => 'The policy has this rider already.',
  'age-unknown': () => 'The date of birth is not known.',
  'too-young': () => 'The insured person is too young for this rider.',
  'too-old': () => 'The insured person is too old for this rider.',
  'term-too-short': () => 'Less than a year is left for this rider.',
  'cap-used': () => 'Riders of this kind would cost more than the policy allows.',
  'rider-offered': () => 'This rider can be added.',
};

export const riderSum: Texts<
  RiderSumReason,
  { readonly minimum: string; readonly maximum: string; readonly step: string }
> = {
  'below-least-sum': ({ minimum }) => `The sum assured is at least ${minimum}.`,
  'above-most-sum': ({ maximum }) => `The sum assured is at most ${maximum}.`,
  'not-a-step': ({ minimum, step }) => `The sum assured grows from ${minimum} in steps of ${step}.`,
  'sum-accepted': () => 'This sum assured can be chosen.',
};

export const gstRefund: Texts<GstRefundReason, { readonly date: string }> = {
  'no-gst': () => 'No GST was charged.',
  'gst-reversed': () => 'The bank took the payment back.',
  'gst-refunded': () => 'A refund is requested or was made.',
  'paid-by-someone-else': () => 'Someone else paid this premium, so its GST does not go to the account of the policy.',
  'credit-note-closed': ({ date }) =>
    date
      ? `GST could be refunded here until ${date}. Now the GST department refunds it on form RFD-01.`
      : 'GST cannot be refunded here any more. The GST department refunds it on form RFD-01.',
  'double-payment': () => 'The same premium was paid twice.',
  'free-look': () => 'The policy was returned within its free look.',
  'charged-by-mistake': () => 'GST was charged although the premium had none on its due date.',
  'unit-linked-premium': () => 'GST of a unit-linked plan is on its charges, not on the premium.',
  'not-from-nre': () => 'GST is refunded only if the premium is paid from an NRE account.',
  'non-resident': () => 'Lives abroad and pays from an NRE account.',
  'gst-due': () => 'GST was correctly charged on the premium.',
};

export const freeLook: Texts<FreeLookReason, { readonly date: string }> = {
  'policy-returned': () => 'The policy was returned.',
  'policy-ended': () => 'The policy has ended, or a claim is registered.',
  'group-cover': () => 'Only the company can return its group cover.',
  'free-look-over': ({ date }) => (date ? `The free look ended on ${date}.` : 'The free look has ended.'),
  'payout-requested': () => 'Another payout of this policy is requested. It has to be decided first.',
  'return-possible': ({ date }) => `The policy can be returned until ${date}.`,
};
