import { defineDomain } from '../../define-domain.ts';
import { m } from '../../platform/language.ts';
import checkRevivalPremium from './checkRevivalPremium.ts';
import { findDeclarationNotification } from './declaration-notification.ts';
import { checkDeclared } from './declared.ts';
import emailRevivalQuote from './emailRevivalQuote.ts';
import reinstatementPolicies from './reinstatementPolicies.ts';
import revivalBasicDetails from './revivalBasicDetails.ts';
import revivalEligiblePolicies from './revivalEligiblePolicies.ts';
import revivalLatestDetails from './revivalLatestDetails.ts';
import submitRevival from './submitRevival.ts';

export default defineDomain({
  operations: {
    checkRevivalPremium,
    emailRevivalQuote,
    reinstatementPolicies,
    revivalBasicDetails,
    revivalEligiblePolicies,
    revivalLatestDetails,
    submitRevival,
  },
  requestTypes: {
    'revival-scheme': { name: m.requestType_revivalScheme },
  },
  orderChecks: { revival: checkDeclared },
  notifications: findDeclarationNotification,
});
