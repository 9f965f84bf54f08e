/** A transfer to a policyholder, as the bank is asked to make it. */
export interface Transfer {
  /** Ours; asking twice with the same one makes one transfer. */
  readonly reference: string;
  /** Paise. */
  readonly amount: number;
  readonly ifsc: string;
  readonly accountNo: string;
  readonly holderName: string;
}

/** `accepted` is on its way; the others are final. */
export const TRANSFER_STATES = ['accepted', 'paid', 'returned'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];

/** What the bank says of a transfer. */
export interface TransferReport {
  readonly reference: string;
  readonly state: TransferState;
  /** Paise. */
  readonly amount: number;
  /** The bank's own number (UTR). */
  readonly bankReference: string;
  /** Instant since which it is in its state. */
  readonly at: Date;
  /** The bank's words for a return. */
  readonly reason?: string;
}

/** The insurer's bank, which pays out. Both calls reject with `PayoutBankError`. */
export interface PayoutBank {
  send(transfer: Transfer): Promise<TransferReport>;
  /** Null where the bank has never heard of it. */
  status(reference: string): Promise<TransferReport | null>;
}

/** The bank gave no answer that can be used: nothing is known of what it did. Never names the account. */
export class PayoutBankError extends Error {
  override readonly name = 'PayoutBankError';
}
