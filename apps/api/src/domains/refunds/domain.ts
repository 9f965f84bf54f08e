import { defineDomain } from '../../define-domain.ts';
import { m } from '../../platform/language.ts';
import gstRefundEligible from './gstRefundEligible.ts';
import { payRefund } from './pay-refund.ts';
import paymentProofDetails from './paymentProofDetails.ts';
import paymentProofEligibility from './paymentProofEligibility.ts';
import { postProof } from './post-proof.ts';
import { gstRefunds } from './refundable.ts';
import submitGstRefund from './submitGstRefund.ts';
import submitPaymentProof from './submitPaymentProof.ts';
import { validatePaymentProofTicket } from './validatePaymentProofTicket.ts';

export default defineDomain({
  operations: {
    gstRefundEligible,
    paymentProofDetails,
    paymentProofEligibility,
    submitGstRefund,
    submitPaymentProof,
    validatePaymentProofTicket,
  },
  requestTypes: {
    'gst-refund': {
      name: m.requestType_gstRefund,
      movesMoney: true,
      changes: { 'gst-refund': m.audit_gstRefund },
    },
    'payment-proof': { name: m.requestType_paymentProof, movesMoney: true },
  },
  effects: { 'gst-refund': payRefund, 'payment-proof': postProof },
  loginAdditions: gstRefunds,
});
