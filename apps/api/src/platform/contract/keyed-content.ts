import { problem } from '../problem.ts';
import type { Secrets } from '../secrets.ts';

/** Left out of the hash: codes prove who is asking, and a retry with the same key after a reload has new codes. */
const PROOFS: ReadonlySet<string> = new Set(['otp', 'otpToken', 'newOtp', 'newOtpToken']);

/** What an idempotency key was used for. */
export interface KeyedContent {
  /** Stored with what the key created. Keyed, because a plain hash of an account number or an identity can be guessed. */
  readonly hash: string;
  /** The row that the key created earlier, if any. Throws `idempotency-conflict` if it was for other content. */
  sameContent<Row extends { readonly request_hash: string }>(row: Row | undefined): Row | undefined;
}

/** The content of a call, as JSON. A retry with the same key must have the same. */
export function keyedContent(secrets: Secrets, content: unknown): KeyedContent {
  const text = JSON.stringify(content, (name, value) => (PROOFS.has(name) ? undefined : value));
  return {
    hash: secrets.mac('request', text),
    sameContent(row) {
      if (row && !secrets.verify('request', text, row.request_hash)) throw problem('idempotency-conflict');
      return row;
    },
  };
}
