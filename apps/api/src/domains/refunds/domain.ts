import { defineDomain } from '../../define-domain.ts';
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
      name: { en: 'Refund of GST', hi: 'GST की वापसी' },
      movesMoney: true,
      changes: { 'gst-refund': { en: 'GST to be refunded', hi: 'वापस होने वाला GST' } },
    },
    'payment-proof': { name: { en: 'Proof of a payment', hi: 'भुगतान का प्रमाण' }, movesMoney: true },
  },
  effects: { 'gst-refund': payRefund, 'payment-proof': postProof },
  loginAdditions: gstRefunds,
});
