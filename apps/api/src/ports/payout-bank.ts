/** The request for a transfer to a policyholder. */
export interface Transfer {
  /** Our id; repeating a request with the same one makes one transfer. */
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

/** The bank's report about a transfer. */
export interface TransferReport {
  readonly reference: string;
  readonly state: TransferState;
  /** Paise. */
  readonly amount: number;
  /** The bank's own number (UTR). */
  readonly bankReference: string;
  /** When it entered its state. */
  readonly at: Date;
  /** The bank's reason for a return. */
  readonly reason?: string;
}

/** The insurer's bank, which pays out. Both calls reject with `PayoutBankError`. */
export interface PayoutBank {
  send(transfer: Transfer): Promise<TransferReport>;
  /** Null if the bank does not know it. */
  status(reference: string): Promise<TransferReport | null>;
}

/** The bank gave no usable answer, so the effect of the call is unknown. The message never names the account. */
export class PayoutBankError extends Error {
  override readonly name = 'PayoutBankError';
}
