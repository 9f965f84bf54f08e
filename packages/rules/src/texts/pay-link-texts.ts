import { payer, payLink, payLinkOffer } from '../paraglide/areas/pay-link.js';
import type { PayerReason } from '../payment/check-payer.ts';
import type { PayLinkOfferReason, PayLinkState } from '../payment/pay-link.ts';
import type { Language } from './language.ts';

/** Why a premium can be paid through a link or not. */
export function payLinkText(because: PayLinkState, language: Language): string {
  return payLink[because]({}, { locale: language });
}

/** Whether this version has a text for the state; a newer server may send others. */
export function isPayLinkState(because: string): because is PayLinkState {
  return because in payLink;
}

/** Why a link to pay can be created or not. */
export function payLinkOfferText(because: PayLinkOfferReason, language: Language): string {
  return payLinkOffer[because]({}, { locale: language });
}

/** Why someone may pay for another person or not. */
export function payerText(because: PayerReason, language: Language): string {
  return payer[because]({}, { locale: language });
}
