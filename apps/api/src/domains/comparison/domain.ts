import { defineDomain } from '../../define-domain.ts';
import comparisonDocument from './comparisonDocument.ts';
import policyComparison from './policyComparison.ts';

export default defineDomain({
  operations: { comparisonDocument, policyComparison },
});
