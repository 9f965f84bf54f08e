// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Policies for which auto-debit can be registered.
 *
 * The policies, what a mandate would pay, what each rail allows today, and for the others why it is not possible.
 * Names are masked in a payments-only session.
 *
 * Session: full, payments-only. `POST /v1/autodebit/options`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['AutoDebitOptions']`
 */
export const autoDebitOptions: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['AutoDebitOptions']> = /* @__PURE__ */ post('autoDebitOptions', '/v1/autodebit/options');

/**
 * Register auto-debit.
 *
 * Creates a mandate and returns the bank's page where the customer approves it. 400 `validation` names what the rail
 * does not allow, and `/policyNo` if a mandate already exists or none is possible. Idempotent by its key.
 *
 * Session: full, payments-only. `POST /v1/autodebit/submit`
 *
 * @param body `Schemas['SubmitAutoDebitRequest']`
 * @returns `Schemas['MandateOrder']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `idempotency-conflict`
 */
export const submitAutoDebit: (
  sdk: Sdk,
  body: Schemas['SubmitAutoDebitRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['MandateOrder']> = /* @__PURE__ */ postKeyed('submitAutoDebit', '/v1/autodebit/submit');

/**
 * The result of registering a mandate.
 *
 * While the result is not final the server asks the bank itself, so a lost callback is settled here. A payments-only
 * session sees the mandates that it created.
 *
 * Session: full, payments-only. `POST /v1/autodebit/status`
 *
 * @param body `Schemas['MandateRef']`
 * @returns `Schemas['AutoDebitStatus']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const autoDebitStatus: (
  sdk: Sdk,
  body: Schemas['MandateRef'],
  options?: CallOptions,
) => Promise<Schemas['AutoDebitStatus']> = /* @__PURE__ */ post('autoDebitStatus', '/v1/autodebit/status');

/**
 * All mandates.
 *
 * Active, pending, on hold and ended mandates, with the next debit, and the challenge for skipAutoDebit.
 *
 * Session: full. `POST /v1/autodebit/mandates`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['Mandates']`
 */
export const autoDebitMandates: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['Mandates']> = /* @__PURE__ */ post('autoDebitMandates', '/v1/autodebit/mandates');

/**
 * Skip one debit.
 *
 * The mandate stays; the customer pays the premium another way. 400 `validation` at `/date` if it can no longer be
 * skipped, or is not the debit that was shown. Confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/autodebit/skip`
 *
 * @param body `Schemas['SkipAutoDebitRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 404 `not-found`; 409 `idempotency-conflict`
 */
export const skipAutoDebit: (
  sdk: Sdk,
  body: Schemas['SkipAutoDebitRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('skipAutoDebit', '/v1/autodebit/skip');

/**
 * The bank's signed report about a mandate.
 *
 * Delivered at least once, applied exactly once: a repeated callback returns 204 and changes nothing. One that
 * contradicts a final result returns 409. It is not encrypted; its signature covers the raw body.
 *
 * Session: none. `POST /v1/autodebit/callback`
 *
 * @param body `Schemas['MandateCallback']`
 * @returns nothing
 * @throws {@link LifedeskError} 401 `signature-invalid`; 404 `not-found`; 409 `order-conflict`
 */
export const mandateCallback: (
  sdk: Sdk,
  body: Schemas['MandateCallback'],
  options?: CallOptions,
) => Promise<undefined> = /* @__PURE__ */ post('mandateCallback', '/v1/autodebit/callback', {
  plain: true,
  idempotent: true,
  mayBeEmpty: true,
});

/**
 * Policies whose auto-debit can be stopped.
 *
 * With the challenge for deactivateAutoDebit.
 *
 * Session: full. `POST /v1/autodebit/eligiblepolicies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['AutoDebitPolicies']`
 */
export const autoDebitEligiblePolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['AutoDebitPolicies']> = /* @__PURE__ */ post(
  'autoDebitEligiblePolicies',
  '/v1/autodebit/eligiblepolicies',
);

/**
 * Auto-debits on hold.
 *
 * Those that staff are ending.
 *
 * Session: full. `POST /v1/autodebit/onhold`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['AutoDebitOnHold']`
 */
export const autoDebitOnHold: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['AutoDebitOnHold']> = /* @__PURE__ */ post('autoDebitOnHold', '/v1/autodebit/onhold');

/**
 * Check a request number for stopping auto-debit.
 *
 * The request number from a branch or the call centre. 400 `ticket-invalid` if it belongs to another customer, is
 * about something else, or is settled.
 *
 * Session: full. `POST /v1/autodebit/validateticket`
 *
 * @param body `Schemas['AutoDebitTicketRequest']`
 * @returns `Schemas['AutoDebitTicket']`
 * @throws {@link LifedeskError} 400 `ticket-invalid`
 */
export const validateAutoDebitTicket: (
  sdk: Sdk,
  body: Schemas['AutoDebitTicketRequest'],
  options?: CallOptions,
) => Promise<Schemas['AutoDebitTicket']> = /* @__PURE__ */ post(
  'validateAutoDebitTicket',
  '/v1/autodebit/validateticket',
);

/**
 * Stop auto-debit.
 *
 * No further premium is debited. 400 `validation` at `/mandateId` if a debit is in flight; use deactivateAutoDebitCrm
 * then. Confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/autodebit/deactivate`
 *
 * @param body `Schemas['DeactivateAutoDebitRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `ticket-invalid`; 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402
 * `otp-burnt`; 403 `otp-blocked`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const deactivateAutoDebit: (
  sdk: Sdk,
  body: Schemas['DeactivateAutoDebitRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('deactivateAutoDebit', '/v1/autodebit/deactivate');

/**
 * Ask staff to stop auto-debit.
 *
 * For a debit that is in flight; 400 `validation` without one. The mandate is on hold: no further debit is presented
 * after that one. Confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/autodebit/deactivatecrm`
 *
 * @param body `Schemas['DeactivateAutoDebitRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `ticket-invalid`; 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402
 * `otp-burnt`; 403 `otp-blocked`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const deactivateAutoDebitCrm: (
  sdk: Sdk,
  body: Schemas['DeactivateAutoDebitRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed(
  'deactivateAutoDebitCrm',
  '/v1/autodebit/deactivatecrm',
);
