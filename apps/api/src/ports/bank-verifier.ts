/** Asks a bank for the holder of an account, by paying a small amount into it. */
export interface BankVerifier {
  /** The holder's name at the bank; null if there is no such account. Rejects with `LookupError`. */
  nameAt(account: { ifscCode: string; accountNo: string; holderName: string }): Promise<string | null>;
}
