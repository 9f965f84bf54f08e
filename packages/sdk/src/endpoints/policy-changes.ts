// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Participating policies and their bonus options.
 *
 * With the current option, those of the plan and what each means, and the challenge for updateBonusOption. Policies
 * that have lapsed, are closed or do not participate in profits are left out.
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
 * Applies from the next bonus on. 400 `validation` for an option that the plan does not offer, that lacks something,
 * or that already applies. Confirmed by an OTP. Idempotent by its key.
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
 * challenge for updateMode. Policies that cannot change are listed with the reason.
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
 * Change how often premiums are due.
 *
 * Applies from the next policy anniversary on. Another mode replaces one that was chosen before; the current mode
 * withdraws it. 400 `validation` for a mode that the plan does not have, that lacks something or that was already
 * chosen, and for a policy that cannot change; 400 `amount-refused` if the premium has changed. Confirmed by an OTP.
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
 * Options if a premium stays unpaid.
 *
 * The options of each plan with what they would give today, the current one, and the challenge for
 * requestNonForfeiture. Policies without a choice are listed with the reason.
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
 * Choose another option for unpaid premiums.
 *
 * The insurer decides. A choice made in the grace period applies to its premium, however long the decision takes. 400
 * `validation` for an option that the plan does not offer, that is not possible today or that already applies, for a
 * policy without a choice, and if the plan requires an OTP that is missing. Idempotent by its key.
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
 * Riders that the policies can add.
 *
 * Each with its limits for the policy and the rate of its premium, and the health questions. Policies whose premium
 * cannot change are listed with the reason.
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
 * Request a rider.
 *
 * The insurer decides. After approval the rider begins on the next policy anniversary, and its premium is part of the
 * premiums from then on. 400 `validation` for an invalid rider, sum or answers, 400 `amount-refused` if the premium
 * has changed. The health answers are stored encrypted. Idempotent by its key.
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
