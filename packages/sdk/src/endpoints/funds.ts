// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * The funds of a unit-linked policy.
 *
 * Units, prices with their day, values and shares, what was invested and gained, the lots with their lock-in, and the
 * price history of a fund where it is asked for. 404 for a policy that is not unit-linked too.
 *
 * Most apps call `viewPortfolio`, which chooses the audience.
 *
 * Session: full. `POST /v1/ulip/portfolio`
 *
 * @param body `Schemas['UlipPortfolioRequest']`
 * @returns `Schemas['UlipPortfolio']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const ulipPortfolio: (
  sdk: Sdk,
  body: Schemas['UlipPortfolioRequest'],
  options?: CallOptions,
) => Promise<Schemas['UlipPortfolio']> = /* @__PURE__ */ post('ulipPortfolio', '/v1/ulip/portfolio');

/**
 * The funds of a unit-linked policy of a corporate client.
 *
 * The same as ulipPortfolio, by client id.
 *
 * Most apps call `viewPortfolio`, which chooses the audience.
 *
 * Session: corporate. `POST /v1/corporate/ulip/portfolio`
 *
 * @param body `Schemas['CorporateUlipPortfolioRequest']`
 * @returns `Schemas['UlipPortfolio']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const corporateUlipPortfolio: (
  sdk: Sdk,
  body: Schemas['CorporateUlipPortfolioRequest'],
  options?: CallOptions,
) => Promise<Schemas['UlipPortfolio']> = /* @__PURE__ */ post('corporateUlipPortfolio', '/v1/corporate/ulip/portfolio');

/**
 * Funds that can be switched, limits, and the free switches left.
 *
 * Of one policy or of all unit-linked ones, with the day whose price applies and the challenge that updateSwitchFunds
 * asks for. Policies whose funds cannot be switched now are listed with the reason.
 *
 * Most apps call `viewSwitch`, which chooses the audience.
 *
 * Session: full. `POST /v1/switchfunds/fetch`
 *
 * @param body `Schemas['SwitchFundsRequest']`
 * @returns `Schemas['SwitchFunds']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const switchFunds: (
  sdk: Sdk,
  body?: Schemas['SwitchFundsRequest'],
  options?: CallOptions,
) => Promise<Schemas['SwitchFunds']> = /* @__PURE__ */ post('switchFunds', '/v1/switchfunds/fetch');

/**
 * Switch the funds of a policy.
 *
 * Both sides get the closing price of the same day: of today until 15:00 of a business day, otherwise of the next one.
 * 400 `validation` for a switch that does not fit, 400 `amount-refused` where it costs something else by now, 409
 * `duplicate` while another one waits for its price. Confirmed by an OTP. Idempotent by its key.
 *
 * Most apps call `requestSwitch`, which chooses the audience.
 *
 * Session: full. `POST /v1/switchfunds/update`
 *
 * @param body `Schemas['UpdateSwitchFundsRequest']`
 * @returns `Schemas['SwitchAcknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 404 `not-found`; 409 `duplicate`, `idempotency-conflict`
 */
export const updateSwitchFunds: (
  sdk: Sdk,
  body: Schemas['UpdateSwitchFundsRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['SwitchAcknowledgement']> = /* @__PURE__ */ postKeyed(
  'updateSwitchFunds',
  '/v1/switchfunds/update',
);

/**
 * Funds of a policy of a corporate client that can be switched.
 *
 * The same as switchFunds, of one policy and by client id.
 *
 * Most apps call `viewSwitch`, which chooses the audience.
 *
 * Session: corporate. `POST /v1/corporate/switchfunds/fetch`
 *
 * @param body `Schemas['CorporateSwitchFundsRequest']`
 * @returns `Schemas['SwitchFunds']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const corporateSwitchFunds: (
  sdk: Sdk,
  body: Schemas['CorporateSwitchFundsRequest'],
  options?: CallOptions,
) => Promise<Schemas['SwitchFunds']> = /* @__PURE__ */ post('corporateSwitchFunds', '/v1/corporate/switchfunds/fetch');

/**
 * Switch the funds of a policy of a corporate client.
 *
 * The same as updateSwitchFunds, by client id.
 *
 * Most apps call `requestSwitch`, which chooses the audience.
 *
 * Session: corporate. `POST /v1/corporate/switchfunds/update`
 *
 * @param body `Schemas['CorporateUpdateSwitchFundsRequest']`
 * @returns `Schemas['SwitchAcknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 404 `not-found`; 409 `duplicate`, `idempotency-conflict`
 */
export const corporateUpdateSwitchFunds: (
  sdk: Sdk,
  body: Schemas['CorporateUpdateSwitchFundsRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['SwitchAcknowledgement']> = /* @__PURE__ */ postKeyed(
  'corporateUpdateSwitchFunds',
  '/v1/corporate/switchfunds/update',
);
