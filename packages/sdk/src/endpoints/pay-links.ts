// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Links to pay, and what can be shared.
 *
 * The premiums that someone else can pay, why none can be shared for the other policies, and the links that the
 * customer made.
 *
 * Session: full. `POST /v1/paylinks/list`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['PayLinks']`
 */
export const payLinks: (sdk: Sdk, body?: Schemas['EmptyBody'], options?: CallOptions) => Promise<Schemas['PayLinks']> =
  /* @__PURE__ */ post('payLinks', '/v1/paylinks/list');

/**
 * Make a link to pay.
 *
 * A link by which someone else pays the premium that is due, exactly that amount and once. 400 `validation` names
 * `/policyNo` where none can be made. The same key answers the same link with the same token.
 *
 * Session: full. `POST /v1/paylinks/create`
 *
 * @param body `Schemas['CreatePayLinkRequest']`
 * @returns `Schemas['CreatedPayLink']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `idempotency-conflict`
 */
export const createPayLink: (
  sdk: Sdk,
  body: Schemas['CreatePayLinkRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['CreatedPayLink']> = /* @__PURE__ */ postKeyed('createPayLink', '/v1/paylinks/create');

/**
 * Revoke a link to pay.
 *
 * The link cannot be paid any more. Who is at the bank already can still pay; that money counts.
 *
 * Session: full. `POST /v1/paylinks/revoke`
 *
 * @param body `Schemas['RevokePayLinkRequest']`
 * @returns `Schemas['RevokedPayLink']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const revokePayLink: (
  sdk: Sdk,
  body: Schemas['RevokePayLinkRequest'],
  options?: CallOptions,
) => Promise<Schemas['RevokedPayLink']> = /* @__PURE__ */ post('revokePayLink', '/v1/paylinks/revoke');

/**
 * Look at a link to pay.
 *
 * What a link pays, for whoever has it. Looking changes nothing, however often. The token is in the body, never in the
 * address; one that was never issued answers 404.
 *
 * Session: none. `POST /v1/paylink/open`
 *
 * @param body `Schemas['OpenPayLinkRequest']`
 * @returns `Schemas['OpenedPayLink']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const openPayLink: (
  sdk: Sdk,
  body: Schemas['OpenPayLinkRequest'],
  options?: CallOptions,
) => Promise<Schemas['OpenedPayLink']> = /* @__PURE__ */ post('openPayLink', '/v1/paylink/open');

/**
 * Pay by a link.
 *
 * Makes the order for exactly the amount of the link and answers the gateway's page. One order at a time: 409
 * `payment-ongoing` while another is under way. 400 `validation` names `/token` where the link cannot be paid any
 * more, and `/relation`, `/pan` or `/isDeclared` where the payer is not accepted.
 *
 * Session: none. `POST /v1/paylink/pay`
 *
 * @param body `Schemas['PayByLinkRequest']`
 * @returns `Schemas['PaymentOrder']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `payment-ongoing`, `idempotency-conflict`
 */
export const payByLink: (
  sdk: Sdk,
  body: Schemas['PayByLinkRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['PaymentOrder']> = /* @__PURE__ */ postKeyed('payByLink', '/v1/paylink/pay');
