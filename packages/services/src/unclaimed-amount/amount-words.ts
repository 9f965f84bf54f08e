import type { Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';

export type UnclaimedAmount = Schemas['UnclaimedAmount'];

const kinds: Readonly<Record<string, () => string>> = {
  maturity: m.unclaimedAmount_maturity,
  'survival-benefit': m.unclaimedAmount_survivalBenefit,
  surrender: m.unclaimedAmount_surrender,
  'premium-refund': m.unclaimedAmount_premiumRefund,
};
/** What fell due; a kind that is newer than this portal is just a payout. */
export const kindName = (kind: string): string => (kinds[kind] ?? m.unclaimedAmount_other)();

const causes: Readonly<Record<string, () => string>> = {
  'account-missing': m.unclaimedAmount_accountMissing,
  'payment-returned': m.unclaimedAmount_paymentReturned,
  'cheque-not-cashed': m.unclaimedAmount_chequeNotCashed,
};
export const causeWords = (cause: string): string => (causes[cause] ?? m.unclaimedAmount_notReceived)();
