// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Payment links, and what can be shared.
 *
 * The premiums that someone else can pay, why none can be shared for the other policies, and the links that the
 * customer created.
 *
 * Session: full. `POST /v1/paylinks/list`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['PayLinks']`
 */
export const payLinks: (sdk: Sdk, body?: Schemas['EmptyBody'], options?: CallOptions) => Promise<Schemas['PayLinks']> =
  /* @__PURE__ */ post('payLinks', '/v1/paylinks/list');

/**
 * Create a payment link.
 *
 * A link that lets someone else pay exactly the premium that is due, once. 400 `validation` names `/policyNo` if no
 * link is possible. The same key returns the same link with the same token.
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
 * Revoke a payment link.
 *
 * The link can no longer be paid. Someone who is already at the bank can still pay, and that money counts.
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
 * View a payment link.
 *
 * What a link pays, for anyone who has it. Viewing changes nothing. The token is in the body, never in the address; an
 * unknown token returns 404.
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
 * Pay by link.
 *
 * Creates the order for exactly the amount of the link and returns the gateway's page. One order at a time: 409
 * `payment-ongoing` while another is in progress. 400 `validation` names `/token` if the link can no longer be paid,
 * and `/relation`, `/pan` or `/isDeclared` if the payer is not accepted.
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
