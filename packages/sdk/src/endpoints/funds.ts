// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { post, type Schemas } from '../transport/endpoint.ts';
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
