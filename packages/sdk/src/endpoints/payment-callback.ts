import { type CallOptions, call } from '../transport/call.ts';
import type { Sdk } from '../transport/sdk.ts';
import { paymentCallbackRequest } from './payments.ts';

/** The gateway's signature of a callback. */
export interface CallbackOptions extends CallOptions {
  /** Unix time of the signature, in seconds. */
  readonly timestamp: string;
  /** Lower-case hex HMAC-SHA-256 over `<timestamp>.<text>`. */
  readonly signature: string;
}

/**
 * Sends the gateway's signed result, for a gateway written with this SDK. The server applies it once, however often it
 * is sent.
 * @param text the body as JSON, byte for byte as it was signed.
 */
export async function paymentCallback(
  sdk: Sdk,
  text: string,
  { timestamp, signature, ...options }: CallbackOptions,
): Promise<void> {
  const headers = { 'X-Gateway-Timestamp': timestamp, 'X-Gateway-Signature': signature };
  await call(sdk, { ...paymentCallbackRequest, method: 'post', body: text, headers }, options);
}
