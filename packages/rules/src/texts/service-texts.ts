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
import type { PayoutReason } from '../payout/payout-restriction.ts';
import type { PickupReason } from '../pickup/check-pickup-time.ts';
import type { FallsDueReason } from '../policy/premium-falls-due.ts';
import {
  bonus as enBonus,
  closing as enClosing,
  fallsDue as enFallsDue,
  fatca as enFatca,
  foreignTaxId as enForeignTaxId,
  neftUpdate as enNeftUpdate,
  nomineeShares as enNomineeShares,
  nonForfeiture as enNonForfeiture,
  nonForfeitureChoice as enNonForfeitureChoice,
  nonForfeitureOption as enNonForfeitureOption,
  payout as enPayout,
  pickup as enPickup,
} from './en/service.ts';
import {
  bonus as hiBonus,
  closing as hiClosing,
  fallsDue as hiFallsDue,
  fatca as hiFatca,
  foreignTaxId as hiForeignTaxId,
  neftUpdate as hiNeftUpdate,
  nomineeShares as hiNomineeShares,
  nonForfeiture as hiNonForfeiture,
  nonForfeitureChoice as hiNonForfeitureChoice,
  nonForfeitureOption as hiNonForfeitureOption,
  payout as hiPayout,
  pickup as hiPickup,
} from './hi/service.ts';
import type { Language } from './language.ts';

/** Why payouts are restricted or not, and until when. */
export function payoutText(because: PayoutReason, until: CalendarDate | null, language: Language): string {
  return { en: enPayout, hi: hiPayout }[language][because]({ until: until ? formatDate(until) : '' });
}

/** Whether this version has a text for the reason; a newer server may send others. */
export function isPayoutReason(because: string): because is PayoutReason {
  return because in enPayout;
}

/** Why the shares of nominees are right or wrong: "The shares must add up to 100 %. 10 % is left to give." */
export function nomineeSharesText({ because, remaining }: NomineeShares, language: Language): string {
  return { en: enNomineeShares, hi: hiNomineeShares }[language][because]({ remaining });
}

/** Why a policy earns a bonus or not. */
export function bonusText(because: BonusReason, language: Language): string {
  return { en: enBonus, hi: hiBonus }[language][because]();
}

/** Why a premium of a policy falls due or not. */
export function fallsDueText(because: FallsDueReason, language: Language): string {
  return { en: enFallsDue, hi: hiFallsDue }[language][because]();
}

/** Why an option for an unpaid premium is possible or not. */
export function nonForfeitureText(because: NonForfeitureReason, language: Language): string {
  return { en: enNonForfeiture, hi: hiNonForfeiture }[language][because]();
}

/** The name of an option for an unpaid premium: "Reduced cover, fully paid". */
export function nonForfeitureOptionText(option: NonForfeitureOption, language: Language): string {
  return { en: enNonForfeitureOption, hi: hiNonForfeitureOption }[language][option]();
}

/** Why an option for unpaid premiums can be chosen for a policy or not. */
export function nonForfeitureChoiceText(because: ChoosesNonForfeitureReason, language: Language): string {
  return { en: enNonForfeitureChoice, hi: hiNonForfeitureChoice }[language][because]();
}

/** Why a cheque can be picked up at a time or not. */
export function pickupText(because: PickupReason, language: Language): string {
  return { en: enPickup, hi: hiPickup }[language][because]();
}

/** Why a NEFT update applies to a policy or not. */
export function neftUpdateText(because: NeftUpdateReason, language: Language): string {
  return { en: enNeftUpdate, hi: hiNeftUpdate }[language][because]();
}

/** Why a foreign tax id is needed or not. */
export function foreignTaxIdText(because: ForeignTaxIdReason, language: Language): string {
  return { en: enForeignTaxId, hi: hiForeignTaxId }[language][because]();
}

/** Why a declaration of nationality and tax residence is complete or not. */
export function fatcaText(because: FatcaReason | FatcaDeclarationReason, language: Language): string {
  return { en: enFatca, hi: hiFatca }[language][because]();
}

/** Why a service is closed. */
export function closingText({ cause }: ClosingCause, language: Language): string {
  return { en: enClosing, hi: hiClosing }[language][cause]();
}
