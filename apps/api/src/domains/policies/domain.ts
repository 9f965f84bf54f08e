import { defineDomain } from '../../define-domain.ts';
import { companyDayJob } from './company-day.ts';
import corporateDashboardPolicies from './corporateDashboardPolicies.ts';
import corporatePoliciesByPage from './corporatePoliciesByPage.ts';
import interceptorPolicies from './interceptorPolicies.ts';
import navAlerts from './navAlerts.ts';
import overview from './overview.ts';
import policyCards from './policyCards.ts';
import { corporatePolicyDetails, policyDetails } from './policyDetails.ts';
import policyHolds from './policyHolds.ts';
import smartPolicySearch from './smartPolicySearch.ts';

export default defineDomain({
  operations: {
    corporateDashboardPolicies,
    corporatePoliciesByPage,
    corporatePolicyDetails,
    interceptorPolicies,
    navAlerts,
    overview,
    policyCards,
    policyDetails,
    policyHolds,
    smartPolicySearch,
  },
  jobs: { calendar: [companyDayJob] },
});
