import type { NeftUpdateReason } from '../bank/applies-neft-update.ts';
import type { BonusReason } from '../bonus/earns-bonus.ts';
import type { ChoosesNonForfeitureReason } from '../calendar/chooses-non-forfeiture.ts';
import type { CalendarDate } from '../dates/calendar-date.ts';
import { formatDate } from '../dates/format-date.ts';
import type { FatcaDeclarationReason } from '../fatca/check-fatca-declaration.ts';
import type { FatcaReason } from '../fatca/is-fatca-complete.ts';
import type { ForeignTaxIdReason } from '../fatca/needs-foreign-tax-id.ts';
import type { NonForfeitureOption } from '../loan/unpaid-policy.ts';
import type { ClosingCause } from '../maintenance/spans.ts';
import type { NomineeShares } from '../nominee/check-nominee-shares.ts';
import type { NonForfeitureReason } from '../non-forfeiture/non-forfeiture-offer.ts';
import {
  bonus,
  closing,
  fallsDue,
  fatca,
  foreignTaxId,
  neftUpdate,
  nomineeShares,
  nonForfeiture,
  nonForfeitureChoice,
  nonForfeitureOption,
  payout,
  payoutHold,
  pickup,
} from '../paraglide/areas/service.js';
import type { PayoutHoldReason } from '../payout/payout-hold-reason.ts';
import type { PayoutReason } from '../payout/payout-restriction.ts';
import { PICKUP_DAYS_AHEAD, type PickupReason } from '../pickup/check-pickup-time.ts';
import type { FallsDueReason } from '../policy/premium-falls-due.ts';
import type { Language } from './language.ts';

/** Why payouts are restricted or not, and until when. */
export function payoutText(because: PayoutReason, until: CalendarDate | null, language: Language): string {
  return payout[because]({ until: until ? formatDate(until) : '' }, { locale: language });
}

/** Whether this version has a text for the reason; a newer server may send others. */
export function isPayoutReason(because: string): because is PayoutReason {
  return because in payout;
}

/** Why a payout that is requested now would be held, and until when. */
export function payoutHoldText(because: PayoutHoldReason, until: CalendarDate, language: Language): string {
  return payoutHold[because]({ until: formatDate(until) }, { locale: language });
}

/** Whether this version has a text for the reason of a hold; a newer server may send others. */
export function isPayoutHoldReason(because: string): because is PayoutHoldReason {
  return because in payoutHold;
}

/** Why the shares of nominees are right or wrong: "The shares must add up to 100 %. 10 % is left to give." */
export function nomineeSharesText({ because, remaining }: NomineeShares, language: Language): string {
  return nomineeShares[because]({ remaining, over: -remaining }, { locale: language });
}

/** Why a policy earns a bonus or not. */
export function bonusText(because: BonusReason, language: Language): string {
  return bonus[because]({}, { locale: language });
}

/** Why a premium of a policy falls due or not. */
export function fallsDueText(because: FallsDueReason, language: Language): string {
  return fallsDue[because]({}, { locale: language });
}

/** Why an option for an unpaid premium is possible or not. */
export function nonForfeitureText(because: NonForfeitureReason, language: Language): string {
  return nonForfeiture[because]({}, { locale: language });
}

/** The name of an option for an unpaid premium: "Reduced cover, fully paid". */
export function nonForfeitureOptionText(option: NonForfeitureOption, language: Language): string {
  return nonForfeitureOption[option]({}, { locale: language });
}

/** Why an option for unpaid premiums can be chosen for a policy or not. */
export function nonForfeitureChoiceText(because: ChoosesNonForfeitureReason, language: Language): string {
  return nonForfeitureChoice[because]({}, { locale: language });
}

/** Why a cheque can be picked up at a time or not. */
export function pickupText(because: PickupReason, language: Language): string {
  return pickup[because]({ days: PICKUP_DAYS_AHEAD }, { locale: language });
}

/** Why a NEFT update applies to a policy or not. */
export function neftUpdateText(because: NeftUpdateReason, language: Language): string {
  return neftUpdate[because]({}, { locale: language });
}

/** Why a foreign tax id is needed or not. */
export function foreignTaxIdText(because: ForeignTaxIdReason, language: Language): string {
  return foreignTaxId[because]({}, { locale: language });
}

/** Why a declaration of nationality and tax residence is complete or not. */
export function fatcaText(because: FatcaReason | FatcaDeclarationReason, language: Language): string {
  return fatca[because]({}, { locale: language });
}

/** Why a service is closed. */
export function closingText({ cause }: ClosingCause, language: Language): string {
  return closing[cause]({}, { locale: language });
}
