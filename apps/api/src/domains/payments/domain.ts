import { defineDomain } from '../../define-domain.ts';
import cancelPayment from './cancelPayment.ts';
import { corporateCreatePayment, createPayment } from './createPayment.ts';
import { attentionPolicies } from './dues/attention-policies.ts';
import { findLastReceipt } from './dues/overview.store.ts';
import { companyPaymentDetails } from './dues/policy-payments.ts';
import { settleJob } from './gateway/settle-job.ts';
import { loanDetails, loanDetailsPartial } from './loanDetails.ts';
import ongoingPayments from './ongoingPayments.ts';
import paymentCallback from './paymentCallback.ts';
import paymentStatus from './paymentStatus.ts';
import { policyPaymentDetails, policyPaymentDetailsPartial } from './policyPaymentDetails.ts';
import { reconcileJob } from './reconciliation/reconcile-day.ts';
import { findReversalNotification } from './reconciliation/reversal-notification.ts';
import topUpEligiblePolicies from './topUpEligiblePolicies.ts';
import { buyUnitsJob } from './units/buy-units.ts';

export default defineDomain({
  operations: {
    cancelPayment,
    corporateCreatePayment,
    createPayment,
    loanDetails,
    loanDetailsPartial,
    ongoingPayments,
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
