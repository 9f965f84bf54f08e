import { defineDomain } from '../../define-domain.ts';
import eligibleNominees from './eligibleNominees.ts';
import nomineeEligiblePolicies from './nomineeEligiblePolicies.ts';
import nominees from './nominees.ts';
import updateNominees from './updateNominees.ts';

export default defineDomain({
  operations: { eligibleNominees, nomineeEligiblePolicies, nominees, updateNominees },
  requestTypes: {
    'update-nominee': {
      name: { en: 'Change of nominee', hi: 'नॉमिनी में बदलाव' },
      changes: { nominee: { en: 'Nominee', hi: 'नॉमिनी' } },
    },
  },
});
