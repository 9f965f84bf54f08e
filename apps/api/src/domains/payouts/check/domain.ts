import { defineDomain } from '../../../define-domain.ts';
import payoutRestriction from './payoutRestriction.ts';

export default defineDomain({
  operations: { payoutRestriction },
});
