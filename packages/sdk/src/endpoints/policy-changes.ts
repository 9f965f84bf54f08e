// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Policies that share in profits, and their bonus options.
 *
 * With the option that holds, those of the plan and what each means, and the challenge that updateBonusOption asks
 * for. Policies that have lapsed, are closed or take no part in profits are left out.
 *
 * Session: full. `POST /v1/bonus/fetch`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['BonusOptionsAnswer']`
 */
export const bonusOptions: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['BonusOptionsAnswer']> = /* @__PURE__ */ post('bonusOptions', '/v1/bonus/fetch');

/**
 * Change the bonus option of a policy.
 *
 * From the next bonus on. 400 `validation` for an option that the plan does not offer, that lacks something, or that
 * holds already. Confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/bonus/update`
 *
 * @param body `Schemas['UpdateBonusOptionRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 404 `not-found`; 409 `idempotency-conflict`
 */
export const updateBonusOption: (
  sdk: Sdk,
  body: Schemas['UpdateBonusOptionRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('updateBonusOption', '/v1/bonus/update');

/**
 * Premium modes of the policies, and what each costs.
 *
 * With the mode of the next premium, the modes of the plan, the anniversary on which a change takes effect, and the
 * challenge that updateMode asks for. Policies that cannot change are listed with the reason.
 *
 * Session: full. `POST /v1/modechange/fetch`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['ModeChangeDetails']`
 */
export const modeChangeDetails: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['ModeChangeDetails']> = /* @__PURE__ */ post('modeChangeDetails', '/v1/modechange/fetch');

/**
 * Change how often premiums fall due.
 *
 * From the next policy anniversary on. Another mode replaces one that was chosen before; the mode of now withdraws it.
 * 400 `validation` for a mode that the plan does not have, that lacks something or that was chosen already, and for a
 * policy that cannot change; 400 `amount-refused` where the premium is another one by now. Confirmed by an OTP.
 * Idempotent by its key.
 *
 * Session: full. `POST /v1/modechange/update`
 *
 * @param body `Schemas['UpdateModeRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 404 `not-found`; 409 `idempotency-conflict`
 */
export const updateMode: (
  sdk: Sdk,
  body: Schemas['UpdateModeRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('updateMode', '/v1/modechange/update');

/**
 * What can happen to the policies when a premium stays unpaid.
 *
 * The options of each plan with what they would give today, the one that applies, and the challenge that
 * requestNonForfeiture asks for. Policies for which nothing can be chosen are listed with the reason.
 *
 * Session: full. `POST /v1/nfo/fetch`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['NonForfeitureOptions']`
 */
export const nonForfeitureOptions: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['NonForfeitureOptions']> = /* @__PURE__ */ post('nonForfeitureOptions', '/v1/nfo/fetch');

/**
 * Ask for another option for premiums that stay unpaid.
 *
 * The insurer decides. A choice that was made in the grace period applies to its premium, however long the decision
 * takes. 400 `validation` for an option that the plan does not offer, that is not possible today or that applies
 * already, for a policy for which nothing can be chosen, and where the plan wants an OTP that is missing. Idempotent
 * by its key.
 *
 * Session: full. `POST /v1/nfo/request`
 *
 * @param body `Schemas['NonForfeitureRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 404 `not-found`; 409 `idempotency-conflict`
 */
export const requestNonForfeiture: (
  sdk: Sdk,
  body: Schemas['NonForfeitureRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('requestNonForfeiture', '/v1/nfo/request');

/**
 * Riders that the policies may take.
 *
 * Each with its limits for the policy and the rate of its premium, and the questions about health. Policies whose
 * premium cannot change are listed with the reason.
 *
 * Session: full. `POST /v1/rider/fetch`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['RiderOptions']`
 */
export const riderOptions: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['RiderOptions']> = /* @__PURE__ */ post('riderOptions', '/v1/rider/fetch');

/**
 * Ask for a rider.
 *
 * The insurer decides. Once approved the rider begins on the next policy anniversary, and its premium is part of the
 * premiums from then on. 400 `validation` for a rider, a sum or answers that do not fit, 400 `amount-refused` where
 * the premium is another one. The answers about health are kept encrypted. Idempotent by its key.
 *
 * Session: full. `POST /v1/rider/add`
 *
 * @param body `Schemas['AddRiderRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `idempotency-conflict`
 */
export const addRider: (
  sdk: Sdk,
  body: Schemas['AddRiderRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('addRider', '/v1/rider/add');
