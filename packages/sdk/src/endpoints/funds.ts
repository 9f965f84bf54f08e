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
 * What goes to the other funds is given by share or by amount; amounts are the proportions of what the units sold
 * fetch in the end. 400 `validation` for a switch that does not fit, 400 `amount-refused` where it costs something
 * else by now, 409 `duplicate` while another one waits for its price. Confirmed by an OTP. Idempotent by its key.
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

/**
 * How premiums are spread over funds.
 *
 * Of each unit-linked policy, with the funds that take money, the limits of its plan and the premium from which a
 * change applies; those that cannot be changed with the reason. With the challenge that redirectPremiums asks for.
 *
 * Session: full. `POST /v1/premiumredirection/fetch`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['PremiumAllocations']`
 */
export const premiumAllocations: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['PremiumAllocations']> = /* @__PURE__ */ post(
  'premiumAllocations',
  '/v1/premiumredirection/fetch',
);

/**
 * Put the next premiums into other funds.
 *
 * From the premium that is due next on; units that are held stay. 400 `validation` with the reason where it does not
 * fit the plan, or the next premium is another by now. Confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/premiumredirection/save`
 *
 * @param body `Schemas['RedirectPremiumsRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 404 `not-found`; 409 `idempotency-conflict`
 */
export const redirectPremiums: (
  sdk: Sdk,
  body: Schemas['RedirectPremiumsRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('redirectPremiums', '/v1/premiumredirection/save');

/**
 * Systematic transfer plans that can be stopped.
 *
 * Each with what it moves, its next transfer, and when it ends if it is stopped today; those that cannot be stopped
 * now with the reason. With the challenge that deactivateStp asks for.
 *
 * Session: full. `POST /v1/stp/eligiblepolicies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['StrategyPolicies']`
 */
export const stpEligiblePolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['StrategyPolicies']> = /* @__PURE__ */ post('stpEligiblePolicies', '/v1/stp/eligiblepolicies');

/**
 * Stop a systematic transfer plan.
 *
 * Before the next transfer where the notice of the plan is kept, otherwise after it; the money stays in its funds. 404
 * where none runs, 400 `validation` where a restriction bars it, or another transfer would be the last one than the
 * customer has seen. Confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/stp/save`
 *
 * @param body `Schemas['StopStrategyRequest']`
 * @returns `Schemas['StopStrategyAcknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 404 `not-found`; 409 `duplicate`, `idempotency-conflict`
 */
export const deactivateStp: (
  sdk: Sdk,
  body: Schemas['StopStrategyRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['StopStrategyAcknowledgement']> = /* @__PURE__ */ postKeyed('deactivateStp', '/v1/stp/save');

/**
 * Fund allocations that can be stopped.
 *
 * Each with what it moves, its next transfer, and when it ends if it is stopped today; those that cannot be stopped
 * now with the reason. With the challenge that deactivateDfa asks for.
 *
 * Session: full. `POST /v1/dfa/eligiblepolicies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['StrategyPolicies']`
 */
export const dfaEligiblePolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['StrategyPolicies']> = /* @__PURE__ */ post('dfaEligiblePolicies', '/v1/dfa/eligiblepolicies');

/**
 * Stop a dynamic fund allocation.
 *
 * Before the next transfer where the notice of the plan is kept, otherwise after it; the money stays in its funds. 404
 * where none runs, 400 `validation` where a restriction bars it, or another transfer would be the last one than the
 * customer has seen. Confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/dfa/save`
 *
 * @param body `Schemas['StopStrategyRequest']`
 * @returns `Schemas['StopStrategyAcknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 404 `not-found`; 409 `duplicate`, `idempotency-conflict`
 */
export const deactivateDfa: (
  sdk: Sdk,
  body: Schemas['StopStrategyRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['StopStrategyAcknowledgement']> = /* @__PURE__ */ postKeyed('deactivateDfa', '/v1/dfa/save');

/**
 * Unit-linked policies, and what can be taken out of their funds.
 *
 * Each with its funds, limits and lock-in, what a surrender brings, what decides the tax and what stays insured; the
 * others with the reason. With the day whose price applies and the challenge that ulipPartialSurrender asks for.
 *
 * Session: full. `POST /v1/ulip/surrenderpolicies`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['FundsOutPolicies']`
 */
export const ulipSurrenderPolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['FundsOutPolicies']> = /* @__PURE__ */ post('ulipSurrenderPolicies', '/v1/ulip/surrenderpolicies');

/**
 * Withdraw a part of the funds of a policy, or surrender it.
 *
 * Units are sold at the closing price of today until 15:00 of a business day, otherwise of the next one, and the money
 * is paid out. After a surrender within the lock-in it waits in the discontinued fund. 400 `validation` with the
 * reason where it does not fit the policy; 403 `payout-restricted` with the reason. Confirmed by an OTP. Idempotent by
 * its key.
 *
 * Session: full. `POST /v1/ulip/partialsurrender`
 *
 * @param body `Schemas['UlipPartialSurrenderRequest']`
 * @returns `Schemas['UlipSurrenderAcknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`,
 * `payout-restricted`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const ulipPartialSurrender: (
  sdk: Sdk,
  body: Schemas['UlipPartialSurrenderRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['UlipSurrenderAcknowledgement']> = /* @__PURE__ */ postKeyed(
  'ulipPartialSurrender',
  '/v1/ulip/partialsurrender',
);
