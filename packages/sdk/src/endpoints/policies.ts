import { post } from '../transport/endpoint.ts';

/** Cards of the dashboard, one a policy. */
export const policyCards = /* @__PURE__ */ post('policyCards', '/v1/customer/carddetails');

/** Payouts on hold, by policy. Merged with the cards by policy number. */
export const policyHolds = /* @__PURE__ */ post('policyHolds', '/v1/customer/holddetails');

/** All about one policy. */
export const policyDetails = /* @__PURE__ */ post('policyDetails', '/v1/policies/policydetails');

/** All about one policy of a corporate client. */
export const corporatePolicyDetails = /* @__PURE__ */ post(
  'corporatePolicyDetails',
  '/v1/corporate/policies/policydetails',
);

/** Switches the NAV alerts of a policy on (`Activate`) or off (`Deactivate`). */
export const navAlerts = /* @__PURE__ */ post('navAlerts', '/v1/policies/navalerts');

/** Corporate: policies by number, holder or status, as one types. */
export const smartPolicySearch = /* @__PURE__ */ post('smartPolicySearch', '/v1/corporate/policies/search');

/** Corporate: totals and the first policies. */
export const corporateDashboardPolicies = /* @__PURE__ */ post(
  'corporateDashboardPolicies',
  '/v1/corporate/policies/dashboard',
);

/** Corporate: a page of policies. The first page is 1. */
export const corporatePoliciesByPage = /* @__PURE__ */ post('corporatePoliciesByPage', '/v1/corporate/policies/page');

/** Corporate: policies that need an answer before the dashboard opens. */
export const interceptorPolicies = /* @__PURE__ */ post('interceptorPolicies', '/v1/corporate/policies/interceptor');
