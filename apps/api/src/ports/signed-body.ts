/** A body as received: its bytes and the two headers that authenticate it. */
export interface SignedBody {
  body: Uint8Array | string;
  /** Unix time in seconds. */
  timestamp: string;
  /** HMAC-SHA-256 over `timestamp.body` in lower-case hex. */
  signature: string;
}
