// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { post, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Payouts.
 *
 * Every payout with what was taken off, the interest of a late one, and where it is. The newest 200.
 *
 * Session: full. `POST /v1/payouts/history`
 *
 * @param body `Schemas['PayoutHistoryRequest']`
 * @returns `Schemas['PayoutHistory']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const payoutHistory: (
  sdk: Sdk,
  body?: Schemas['PayoutHistoryRequest'],
  options?: CallOptions,
) => Promise<Schemas['PayoutHistory']> = /* @__PURE__ */ post('payoutHistory', '/v1/payouts/history');

/**
 * Certificate of a payout.
 *
 * Signed, with every part of it. A payout that is not paid has none and answers 404.
 *
 * Session: full. `POST /v1/payouts/certificate`
 *
 * @param body `Schemas['PayoutCertificateRequest']`
 * @returns `Schemas['TempFile']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const payoutCertificate: (
  sdk: Sdk,
  body: Schemas['PayoutCertificateRequest'],
  options?: CallOptions,
) => Promise<Schemas['TempFile']> = /* @__PURE__ */ post('payoutCertificate', '/v1/payouts/certificate');

/**
 * Look at a payout that is held.
 *
 * What a link to stop is about, for whoever has it. Looking changes nothing, however often. The token is in the body,
 * never in the address; one that was never issued, or whose hold is over, answers 404.
 *
 * Session: none. `POST /v1/payouts/held`
 *
 * @param body `Schemas['StopPayoutRequest']`
 * @returns `Schemas['HeldPayout']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const heldPayout: (
  sdk: Sdk,
  body: Schemas['StopPayoutRequest'],
  options?: CallOptions,
) => Promise<Schemas['HeldPayout']> = /* @__PURE__ */ post('heldPayout', '/v1/payouts/held');

/**
 * Stop a payout that is held.
 *
 * Stops it once and opens a request, by which people look into it. Asked again it answers the same. A token that was
 * never issued, or whose hold is over, answers 404.
 *
 * Session: none. `POST /v1/payouts/stop`
 *
 * @param body `Schemas['StopPayoutRequest']`
 * @returns `Schemas['HeldPayout']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const stopPayout: (
  sdk: Sdk,
  body: Schemas['StopPayoutRequest'],
  options?: CallOptions,
) => Promise<Schemas['HeldPayout']> = /* @__PURE__ */ post('stopPayout', '/v1/payouts/stop', { idempotent: true });

/**
 * Whether payouts have to wait.
 *
 * Asked before every service that pays out. A client takes any failure for restricted.
 *
 * Session: full, corporate. `POST /v1/payouts/restriction`
 *
 * @param body `Schemas['PayoutRestrictionRequest']`
 * @returns `Schemas['PayoutRestriction']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const payoutRestriction: (
  sdk: Sdk,
  body: Schemas['PayoutRestrictionRequest'],
  options?: CallOptions,
) => Promise<Schemas['PayoutRestriction']> = /* @__PURE__ */ post('payoutRestriction', '/v1/payouts/restriction');
