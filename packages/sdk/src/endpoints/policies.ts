// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { post, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Dashboard cards.
 *
 * What each card shows beyond the policy itself, and what needs the customer's attention first.
 *
 * Session: full. `POST /v1/customer/carddetails`
 *
 * @param body `Schemas['PoliciesRequest']`
 * @returns `Schemas['PolicyCards']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const policyCards: (
  sdk: Sdk,
  body?: Schemas['PoliciesRequest'],
  options?: CallOptions,
) => Promise<Schemas['PolicyCards']> = /* @__PURE__ */ post('policyCards', '/v1/customer/carddetails');

/**
 * Payouts on hold.
 *
 * The client merges them with the cards by policy number.
 *
 * Session: full. `POST /v1/customer/holddetails`
 *
 * @param body `Schemas['PoliciesRequest']`
 * @returns `Schemas['PolicyHolds']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const policyHolds: (
  sdk: Sdk,
  body?: Schemas['PoliciesRequest'],
  options?: CallOptions,
) => Promise<Schemas['PolicyHolds']> = /* @__PURE__ */ post('policyHolds', '/v1/customer/holddetails');

/**
 * Overview of what a customer has, and what is next.
 *
 * Totals over all policies, the events of the next twelve months, and the last payment.
 *
 * Session: full, corporate. `POST /v1/customer/overview`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['Overview']`
 */
export const overview: (sdk: Sdk, body?: Schemas['EmptyBody'], options?: CallOptions) => Promise<Schemas['Overview']> =
  /* @__PURE__ */ post('overview', '/v1/customer/overview');

/**
 * Policy details.
 *
 * Summary, premium, riders, nominees, the owner with masked contacts, and the available NAV alert action.
 *
 * Most apps call `viewPolicy`, which chooses the audience.
 *
 * Session: full. `POST /v1/policies/policydetails`
 *
 * @param body `Schemas['PolicyDetailsRequest']`
 * @returns `Schemas['PolicyDetails']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const policyDetails: (
  sdk: Sdk,
  body: Schemas['PolicyDetailsRequest'],
  options?: CallOptions,
) => Promise<Schemas['PolicyDetails']> = /* @__PURE__ */ post('policyDetails', '/v1/policies/policydetails');

/**
 * Policy details of a corporate client.
 *
 * The same as policyDetails, by client id.
 *
 * Most apps call `viewPolicy`, which chooses the audience.
 *
 * Session: corporate. `POST /v1/corporate/policies/policydetails`
 *
 * @param body `Schemas['CorporatePolicyDetailsRequest']`
 * @returns `Schemas['PolicyDetails']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const corporatePolicyDetails: (
  sdk: Sdk,
  body: Schemas['CorporatePolicyDetailsRequest'],
  options?: CallOptions,
) => Promise<Schemas['PolicyDetails']> = /* @__PURE__ */ post(
  'corporatePolicyDetails',
  '/v1/corporate/policies/policydetails',
);

/**
 * Turn NAV alerts on or off.
 *
 * Activate shows the unregister action and hides register; Deactivate does the reverse. If the state does not change,
 * nothing happens.
 *
 * Session: full. `POST /v1/policies/navalerts`
 *
 * @param body `Schemas['NavAlertsRequest']`
 * @returns `Schemas['NavAlertsAnswer']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const navAlerts: (
  sdk: Sdk,
  body: Schemas['NavAlertsRequest'],
  options?: CallOptions,
) => Promise<Schemas['NavAlertsAnswer']> = /* @__PURE__ */ post('navAlerts', '/v1/policies/navalerts');

/**
 * Find policies while typing.
 *
 * Searches number, holder and status. An empty list is not a failure.
 *
 * Session: corporate. `POST /v1/corporate/policies/search`
 *
 * @param body `Schemas['PolicySearchRequest']`
 * @returns `Schemas['PolicySearchAnswer']`
 */
export const smartPolicySearch: (
  sdk: Sdk,
  body: Schemas['PolicySearchRequest'],
  options?: CallOptions,
) => Promise<Schemas['PolicySearchAnswer']> = /* @__PURE__ */ post(
  'smartPolicySearch',
  '/v1/corporate/policies/search',
);

/**
 * Totals and first policies of a corporate client.
 *
 * The first data of the corporate dashboard.
 *
 * Session: corporate. `POST /v1/corporate/policies/dashboard`
 *
 * @param body `Schemas['CorporateDashboardRequest']`
 * @returns `Schemas['CorporateDashboard']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const corporateDashboardPolicies: (
  sdk: Sdk,
  body: Schemas['CorporateDashboardRequest'],
  options?: CallOptions,
) => Promise<Schemas['CorporateDashboard']> = /* @__PURE__ */ post(
  'corporateDashboardPolicies',
  '/v1/corporate/policies/dashboard',
);

/**
 * A page of policies.
 *
 * Each with the amount due. A page beyond the last is empty.
 *
 * Session: corporate. `POST /v1/corporate/policies/page`
 *
 * @param body `Schemas['PolicyPageRequest']`
 * @returns `Schemas['PolicyPage']`
 */
export const corporatePoliciesByPage: (
  sdk: Sdk,
  body: Schemas['PolicyPageRequest'],
  options?: CallOptions,
) => Promise<Schemas['PolicyPage']> = /* @__PURE__ */ post('corporatePoliciesByPage', '/v1/corporate/policies/page');

/**
 * Policies that need information first.
 *
 * Called before the corporate dashboard opens. If the list is empty, the dashboard opens.
 *
 * Session: corporate. `POST /v1/corporate/policies/interceptor`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['InterceptorPolicies']`
 */
export const interceptorPolicies: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['InterceptorPolicies']> = /* @__PURE__ */ post(
  'interceptorPolicies',
  '/v1/corporate/policies/interceptor',
);
