// The dashboard of a company of half a million policies against that of one of five thousand: all its calls at once, as the portal
// makes them.
import {
  corporateDashboardPolicies,
  interceptorPolicies,
  notifications,
  overview,
  type Sdk,
  validateAny,
} from '@lifedesk/sdk';
import { CLIENT_ID, companyCall, SIZES } from './company.ts';

const dashboard = (sdk: Sdk) =>
  Promise.all([
    validateAny(sdk),
    notifications(sdk, {}),
    overview(sdk, {}),
    interceptorPolicies(sdk, {}),
    corporateDashboardPolicies(sdk, { clientId: CLIENT_ID }),
  ]);

export const measure = (
  say: (line: string) => void,
  { sizes = SIZES, rounds = 20 }: { sizes?: typeof SIZES; rounds?: number } = {},
): Promise<import('./table.ts').Row[]> => companyCall(say, 'dashboard of', dashboard, { sizes, rounds });
