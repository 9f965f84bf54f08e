/** A response of the contract: its examples by name. */
export interface DescribedAnswer {
  /** The content type; absent if the response has no body. */
  readonly type?: string;
  readonly examples: Readonly<Record<string, unknown>>;
}

/** An operation of the contract, as far as responding to it needs. */
export interface DescribedOperation {
  readonly path: string;
  /** It may be called with GET too. */
  readonly alsoGet?: boolean;
  /** It takes an `Idempotency-Key`. */
  readonly keyed?: boolean;
  /** The name of the body's schema. */
  readonly body: string;
  /** By status. A response shared by operations is given by its name. */
  readonly answers: Readonly<Record<string, DescribedAnswer | string>>;
}
