import type { Recipe } from './recipe.ts';

const OF_MANDATE = 'autoDebitMandates mandates';

/** Payments, links, mandates and documents. */
export const PAYMENT_RECIPES: Readonly<Record<string, Recipe>> = {
  createPayment: {
    from: 'policyPaymentDetails paymentDashboardPoliciesUiData',
    when: { showPaymentButton: true, ongoingTransaction: false },
    set: { items: [{ policyNo: '@policyNo', amount: '@totalPremiumDueToBePaid' }] },
  },
  paymentStatus: { from: 'createPayment' },
  cancelPayment: { from: 'createPayment' },
  submitPaymentProof: { from: 'validatePaymentProofTicket', purpose: 'payment-proof' },
  revokePayLink: { from: 'createPayLink' },
  openPayLink: { kind: 'full', from: 'createPayLink' },
  payByLink: { kind: 'full', from: 'createPayLink' },
  autoDebitStatus: { from: OF_MANDATE },
  skipAutoDebit: { from: OF_MANDATE, when: { skip: 'can-skip' }, set: { date: '@nextDebit.date' } },
  deactivateAutoDebit: { from: 'autoDebitEligiblePolicies mandates' },
  downloadPolicyDocument: { from: 'policyDocumentList documents' },
  emailPolicyDocument: { from: 'policyDocumentList documents' },
  downloadReceipt: { from: 'paymentHistory payments', example: 1 },
  downloadInvoice: { from: 'paymentHistory payments', example: 1 },
  purgeTempFile: { from: 'downloadPolicyDocument' },
  sendEmail: { example: 1 },
};
