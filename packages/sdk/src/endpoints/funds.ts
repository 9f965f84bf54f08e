// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * The funds of a unit-linked policy.
 *
 * Units, prices with their day, values and shares, what was invested and gained, the lots with their lock-in, and the
 * price history of a fund if requested. Also 404 for a policy that is not unit-linked.
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
 * For one policy or all unit-linked ones, with the day whose price applies and the challenge for updateSwitchFunds.
 * Policies whose funds cannot be switched now are listed with the reason.
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
 * Both sides get the closing price of the same day: today until 15:00 on a business day, otherwise the next business
 * day. The money for the other funds is given by share or by amount; amounts become proportions of the actual
 * proceeds. 400 `validation` for an invalid switch, 400 `amount-refused` if the charge has changed, 409 `duplicate`
 * while another switch waits for its price. Confirmed by an OTP. Idempotent by its key.
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
 * The same as switchFunds, for one policy and by client id.
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
 * How premiums are split among funds.
 *
 * For each unit-linked policy, with the funds that accept money, the limits of its plan and the premium from which a
 * change applies. Policies that cannot be changed are listed with the reason. With the challenge for redirectPremiums.
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
 * Change the funds for future premiums.
 *
 * Applies from the next due premium; existing units stay. 400 `validation` with the reason if the plan does not allow
 * it, or if the next premium has changed. Confirmed by an OTP. Idempotent by its key.
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
 * Each with what it moves, its next transfer, and when it ends if it is stopped today. Those that cannot be stopped
 * now are listed with the reason. With the challenge for deactivateStp.
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
 * Ends before the next transfer if there is enough notice, otherwise after it; the money stays in its funds. 404 if
 * none is running, 400 `validation` if a restriction forbids it, or if the last transfer is not the one that the
 * customer saw. Confirmed by an OTP. Idempotent by its key.
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
 * Each with what it moves, its next transfer, and when it ends if it is stopped today. Those that cannot be stopped
 * now are listed with the reason. With the challenge for deactivateDfa.
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
 * Ends before the next transfer if there is enough notice, otherwise after it; the money stays in its funds. 404 if
 * none is running, 400 `validation` if a restriction forbids it, or if the last transfer is not the one that the
 * customer saw. Confirmed by an OTP. Idempotent by its key.
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
 * Unit-linked policies, and what can be withdrawn from their funds.
 *
 * Each with its funds, limits and lock-in, what a surrender pays, the facts for the tax and the remaining cover; the
 * others with the reason. With the day whose price applies and the challenge for ulipPartialSurrender.
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
 * Withdraw part of the funds of a policy, or surrender it.
 *
 * Units are sold at today's closing price until 15:00 on a business day, otherwise at that of the next business day,
 * and the money is paid out. After a surrender within the lock-in it waits in the discontinued fund. 400 `validation`
 * with the reason if the policy does not allow it; 403 `payout-restricted` with the reason. Confirmed by an OTP.
 * Idempotent by its key.
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
