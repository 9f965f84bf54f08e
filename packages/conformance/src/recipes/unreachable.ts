const DEBIT = 'it needs a debit that the bank is about to make';

/** Operations that cannot be made to succeed from outside, and why. Their refusals are checked. */
export const UNREACHABLE: Readonly<Record<string, string>> = {
  deactivateAutoDebitCrm: DEBIT,
  validateAutoDebitTicket: DEBIT,
  puaSurrender: 'earlier checks request another payout of the policy that has additions',
  claimUnclaimedAmount: 'the account that it is paid to must be confirmed again, and then waits',
};
