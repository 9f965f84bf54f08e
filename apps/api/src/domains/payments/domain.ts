import { defineDomain } from '../../define-domain.ts';
import corporateCreatePayment from './corporateCreatePayment.ts';
import createPayment from './createPayment.ts';
import { attentionPolicies } from './dues/attention-policies.ts';
import { findLastReceipt } from './dues/overview.store.ts';
import { companyPaymentDetails } from './dues/policy-payments.ts';
import { settleJob } from './gateway/settle-job.ts';
import loanDetails from './loanDetails.ts';
import loanDetailsPartial from './loanDetailsPartial.ts';
import paymentCallback from './paymentCallback.ts';
import paymentStatus from './paymentStatus.ts';
import policyPaymentDetails from './policyPaymentDetails.ts';
import policyPaymentDetailsPartial from './policyPaymentDetailsPartial.ts';
import { reconcileJob } from './reconciliation/reconcile-job.ts';
import { findReversalNotification } from './reconciliation/reversal-notification.ts';
import topUpEligiblePolicies from './topUpEligiblePolicies.ts';
import { buyUnitsJob } from './units/buy-units-job.ts';

export default defineDomain({
  operations: {
    corporateCreatePayment,
    createPayment,
    loanDetails,
    loanDetailsPartial,
    paymentCallback,
    paymentStatus,
    policyPaymentDetails,
    policyPaymentDetailsPartial,
    topUpEligiblePolicies,
  },
  jobs: { payments: [settleJob], upkeep: [reconcileJob], prices: [buyUnitsJob] },
  attentionFacts: attentionPolicies,
  companyListAdditions: companyPaymentDetails,
  overviewAdditions: async (db, customerId) => ({ lastPayment: await findLastReceipt(db, customerId) }),
  notifications: findReversalNotification,
});
