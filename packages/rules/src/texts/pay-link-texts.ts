import type { PayerReason } from '../payment/check-payer.ts';
import type { PayLinkOfferReason, PayLinkState } from '../payment/pay-link.ts';
import { payer as enPayer, payLink as enPayLink, payLinkOffer as enPayLinkOffer } from './en/pay-link.ts';
import { payer as hiPayer, payLink as hiPayLink, payLinkOffer as hiPayLinkOffer } from './hi/pay-link.ts';
import type { Language } from './language.ts';

/** Why a premium can be paid through a link or not. */
export function payLinkText(because: PayLinkState, language: Language): string {
  return { en: enPayLink, hi: hiPayLink }[language][because]();
}

/** Whether this version has a text for the state; a newer server may send others. */
export function isPayLinkState(because: string): because is PayLinkState {
  return because in enPayLink;
}

/** Why a link to pay can be created or not. */
export function payLinkOfferText(because: PayLinkOfferReason, language: Language): string {
  return { en: enPayLinkOffer, hi: hiPayLinkOffer }[language][because]();
}

/** Why someone may pay for another person or not. */
export function payerText(because: PayerReason, language: Language): string {
  return { en: enPayer, hi: hiPayer }[language][because]();
}
