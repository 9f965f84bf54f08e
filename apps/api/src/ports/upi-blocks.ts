/** A block of a premium in the applicant's bank account, as UPI knows it. */
export interface BlockReport {
  readonly blockId: string;
  /** `refused`: not approved, or not in time. `ended`: released, or fallen away by itself. */
  readonly state: 'requested' | 'blocked' | 'debited' | 'refused' | 'ended';
  /** Paise: asked for, or blocked. */
  readonly amount: number;
  /** Paise that were debited. */
  readonly debited: number;
  /** The page of the UPI app on which it is approved; only while it is requested. */
  readonly approvalUrl?: string;
  readonly approveBy?: Date;
  /** When it entered its state. */
  readonly at: Date;
}

/**
 * UPI, which blocks a premium until the decision. Every call is safe to repeat: a block is requested, debited and ended
 * once. All reject with `UpiError`.
 */
export interface UpiBlocks {
  /** Asks the applicant's UPI app for a block. */
  request(block: { readonly blockId: string; readonly amount: number; readonly purpose: string }): Promise<BlockReport>;
  /** Null if UPI does not know it. */
  status(blockId: string): Promise<BlockReport | null>;
  /** Takes an amount of the block and releases the rest. */
  debit(blockId: string, amount: number): Promise<BlockReport>;
  /** Ends it without taking anything, also before it is approved. */
  release(blockId: string): Promise<BlockReport>;
}

/** UPI gave no usable answer, so the effect of the call is unknown. */
export class UpiError extends Error {
  override readonly name = 'UpiError';
}
