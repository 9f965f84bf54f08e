// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { post, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

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
