import type { NeftUpdateReason } from '../../bank/applies-neft-update.ts';
import type { BonusReason } from '../../bonus/earns-bonus.ts';
import type { ChoosesNonForfeitureReason } from '../../calendar/chooses-non-forfeiture.ts';
import type { FatcaDeclarationReason } from '../../fatca/check-fatca-declaration.ts';
import type { FatcaReason } from '../../fatca/is-fatca-complete.ts';
import type { ForeignTaxIdReason } from '../../fatca/needs-foreign-tax-id.ts';
import type { NonForfeitureOption } from '../../loan/unpaid-policy.ts';
import type { ClosingCause } from '../../maintenance/spans.ts';
import type { NomineeSharesReason } from '../../nominee/check-nominee-shares.ts';
import type { NonForfeitureReason } from '../../non-forfeiture/non-forfeiture-offer.ts';
import type { PayoutReason } from '../../payout/payout-restriction.ts';
import { PICKUP_DAYS_AHEAD, type PickupReason } from '../../pickup/check-pickup-time.ts';
import type { FallsDueReason } from '../../policy/premium-falls-due.ts';
import type { Texts } from '../language.ts';

export const payout: Texts<PayoutReason, { readonly until: string }> = {
  'on-hold': () => 'Payouts of this policy are on hold.',
  'account-returned': () =>
    'The last payout to this bank account came back. Payouts are held until there is another account.',
  'cooling-off': ({ until }) =>
    `Mobile number, e-mail or bank account changed recently. For safety, payouts are held until ${until}.`,
  nationality: () => 'Payouts are held until nationality and tax residence are declared.',
  'bank-details': () => 'Payouts are held until a bank account is verified.',
  unrestricted: () => 'Nothing restricts payouts.',
};

export const nomineeShares: Texts<NomineeSharesReason, { readonly remaining: number }> = {
  'no-nominee': () => 'Keep or add at least one nominee.',
  'share-not-whole': () => 'A share is a whole number from 1 to 100.',
  'share-out-of-range': () => 'A share is a whole number from 1 to 100. Remove a person who gets nothing.',
  'below-100': ({ remaining }) => `The shares must add up to 100 %. They are ${remaining} % too low.`,
  'above-100': ({ remaining }) => `The shares must add up to 100 %. They are ${-remaining} % too high.`,
  'exactly-100': () => 'The shares add up to 100 %.',
};

export const bonus: Texts<BonusReason> = {
  'no-profits': () => 'The plan takes no part in profits, so there is no bonus.',
  lapsed: () => 'The policy has lapsed. It earns a bonus again once it is in force.',
  'not-in-force': () => 'The policy earns no bonus any more.',
  'earns-bonus': () => 'The policy earns a bonus.',
};

export const fallsDue: Texts<FallsDueReason> = {
  lapsed: () => 'The policy has lapsed. Its unpaid premiums are paid online, by reinstating or reviving it.',
  'not-in-force': () => 'No premium falls due on this policy.',
  'all-paid': () => 'All premiums are paid.',
  'falls-due': () => 'A premium is due, or will be.',
};

export const nonForfeiture: Texts<NonForfeitureReason> = {
  'no-surrender-value': () => 'Not possible: too few premiums are paid, so the policy has no surrender value yet.',
  'no-loan-on-plan': () => 'Not possible: there are no loans on this plan.',
  'loan-restricted': () => 'Not possible: a restriction on the policy keeps its owner from borrowing on it.',
  'loan-limit': () => 'Not possible today: what can still be lent is less than the premium.',
  'birth-date-missing': () => 'Not possible: the date of birth is not known.',
  'value-too-small': () => 'Not possible today: the surrender value pays for less than a year of cover.',
  possible: () => 'Possible today.',
};

export const nonForfeitureOption: Texts<NonForfeitureOption> = {
  'reduced-paid-up': () => 'Reduced cover, fully paid',
  'premium-loan': () => 'Premium paid by a loan',
  'extended-term': () => 'Full cover for a limited time',
  none: () => 'Nothing chosen',
};

export const nonForfeitureChoice: Texts<ChoosesNonForfeitureReason> = {
  ...fallsDue,
  'no-options': () => 'This plan has no options for unpaid premiums.',
  'death-intimated': () => 'The death of the insured person was reported, so nothing can be chosen any more.',
  'grace-over': () => 'It is too late to choose: the grace period of the unpaid premium is over.',
  'request-open': () => 'The last choice for this policy is still being checked.',
};

export const pickup: Texts<PickupReason> = {
  'too-early': () => 'A pickup is possible from tomorrow.',
  'too-late': () => `A pickup is possible within the next ${PICKUP_DAYS_AHEAD} days.`,
  sunday: () => 'There are no pickups on Sundays.',
  'no-slot': () => 'Choose one of the times offered.',
  possible: () => 'A pickup is possible at this time.',
};

export const neftUpdate: Texts<NeftUpdateReason> = {
  'personal-data-not-stored': () => 'No change of personal data was started in this browser.',
  'neft-not-stored': () => 'No change of the bank account was started in this browser.',
  'policy-not-listed': () => 'The bank account that was entered is for other policies.',
  'stored-for-policy': () => 'The bank account that was entered is for this policy, too.',
};

export const foreignTaxId: Texts<ForeignTaxIdReason> = {
  'country-missing': () => 'Choose the country of tax residence first.',
  'gulf-country': () => 'No foreign tax id is needed for this country.',
  'other-country': () => 'A foreign tax id is needed for this country.',
};

export const fatca: Texts<FatcaReason | FatcaDeclarationReason> = {
  'field-missing': () => 'Some details of nationality and tax residence are missing.',
  'foreign-tax-id-too-short': () => 'Enter the foreign tax id. It has at least 4 characters.',
  resident: () => 'Complete: living and paying tax only in India.',
  complete: () => 'Nationality and tax residence are complete.',
};

export const closing: Texts<ClosingCause['cause']> = {
  instant: () => 'The service is closed for urgent maintenance.',
  scheduled: () => 'The service is closed for planned maintenance.',
  'day-schedule': () => 'The service is closed at this time of the day.',
  'core-downtime': () => 'The service is closed while the core system is down.',
};
