import { notConfigured } from '../errors/not-configured.ts';
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

const NOT_SIGNED =
  'paymentCallback needs the signature of the gateway: paymentCallback(sdk, text, { timestamp, signature }).';

/**
 * Sends the gateway's signed result, for a gateway written with this SDK. The server applies it once, however often it
 * is sent.
 * @param text the body as JSON, byte for byte as it was signed.
 */
export async function paymentCallback(sdk: Sdk, text: string, signed: CallbackOptions): Promise<void> {
  if (!signed?.signature) throw notConfigured(NOT_SIGNED, { operation: 'paymentCallback' });
  const { timestamp, signature, ...options } = signed;
  const headers = { 'X-Gateway-Timestamp': timestamp, 'X-Gateway-Signature': signature };
  await call(sdk, { ...paymentCallbackRequest, method: 'post', body: text, headers }, options);
}
