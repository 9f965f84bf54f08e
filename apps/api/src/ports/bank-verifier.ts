/** Asks a bank whose an account is, by paying a small amount into it. */
export interface BankVerifier {
  /** What the bank calls the holder; null where there is no such account. Rejects with `LookupError`. */
  nameAt(account: { ifscCode: string; accountNo: string; holderName: string }): Promise<string | null>;
}
