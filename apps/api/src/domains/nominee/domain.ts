import { defineDomain } from '../../define-domain.ts';
import { m } from '../../platform/language.ts';
import eligibleNominees from './eligibleNominees.ts';
import nomineeEligiblePolicies from './nomineeEligiblePolicies.ts';
import nominees from './nominees.ts';
import updateNominees from './updateNominees.ts';

export default defineDomain({
  operations: { eligibleNominees, nomineeEligiblePolicies, nominees, updateNominees },
  requestTypes: {
    'update-nominee': {
      name: m.requestType_updateNominee,
      changes: { nominee: m.audit_nominee },
    },
  },
});
