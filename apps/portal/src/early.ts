// Runs while the libraries are still loading: a person with a session waits for the server once, not after each script.
import {
  corporateDashboardPolicies,
  interceptorPolicies,
  notifications,
  overview,
  prefetchCalls,
  type Sdk,
  serviceRequests,
  validateAny,
} from '@lifedesk/sdk';
import { pageSdk } from './page-sdk.ts';

const inBackground = { background: true, silent: true } as const;

/** What a person's and a company's dashboard load when they open. */
const dashboards = {
  full: (sdk: Sdk) => [notifications, overview, serviceRequests].map((ask) => ask(sdk, {}, inBackground)),
  corp: (sdk: Sdk) => [
    ...[notifications, overview, interceptorPolicies].map((ask) => ask(sdk, {}, inBackground)),
    // an address with a query names another page of the list
    ...(location.search ? [] : [corporateDashboardPolicies(sdk, { clientId: clientId ?? '' }, inBackground)]),
  ],
  partial: () => [],
};

const sdk = pageSdk();
const { tokens, kind, clientId } = sdk.session.state;
// its file also serves screens opened later, which make their own calls
const isPageLoading = document.readyState !== 'complete';
if (tokens && isPageLoading)
  prefetchCalls(sdk, (early) => [
    validateAny(early, inBackground),
    ...(kind && /\/dashboard\/?$/.test(location.pathname) ? dashboards[kind](early) : []),
  ]);
