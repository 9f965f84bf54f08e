// The dashboard of a company with half a million policies against one with five thousand: all its calls at once, as in the
// portal.
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
