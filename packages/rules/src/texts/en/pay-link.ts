import type { PayerReason } from '../../payment/check-payer.ts';
import type { PayLinkOfferReason, PayLinkState } from '../../payment/pay-link.ts';
import type { Texts } from '../language.ts';

export const payLink: Texts<PayLinkState> = {
  paid: () => 'The premium was paid with this link.',
  'being-paid': () => 'A payment with this link is under way.',
  revoked: () => 'The policyholder cancelled this link.',
  expired: () => 'The last day of this link has passed.',
  'payment-blocked': () => 'Premiums of this policy cannot be paid now.',
  'no-longer-due': () => 'Nothing is due for this premium any more.',
  'amount-changed': () => 'The amount has changed since this link was made.',
  'payment-ongoing': () => 'Another payment of this premium is under way.',
  open: () => 'The premium can be paid with this link.',
};

export const payLinkOffer: Texts<PayLinkOfferReason> = {
  'payment-blocked': () => 'Premiums of this policy cannot be paid now.',
  'payment-ongoing': () => 'A payment of this premium is under way.',
  'nothing-due': () => 'No premium can be paid now.',
  'above-yearly-most': () => 'Other people cannot pay so much for one policy in a financial year.',
  'can-share': () => 'Someone else can pay this premium.',
};

export const payer: Texts<PayerReason> = {
  'relation-not-accepted': () => 'Only close family and an employer can pay the premium of someone else.',
  'above-yearly-most': () => 'Other people cannot pay so much for one policy in a financial year.',
  'pan-needed': () => 'Enter the PAN of the person who pays.',
  'declaration-needed': () => 'Confirm that the money belongs to the person who pays.',
  accepted: () => 'This person can pay the premium.',
};
