import type { Recipe } from './recipe.ts';

const OF_MANDATE = 'autoDebitMandates mandates';

/** Payments, links, mandates and documents. */
export const PAYMENT_RECIPES: Readonly<Record<string, Recipe>> = {
  createPayment: {
    from: [
      'policyPaymentDetails paymentDashboardPoliciesUiData',
      'policyPaymentDetailsPartial paymentDashboardPoliciesUiData',
    ],
    when: { showPaymentButton: true, ongoingTransaction: false },
    set: { items: [{ policyNo: '@policyNo', amount: '@totalPremiumDueToBePaid' }] },
  },
  // a company has more that can be paid
  paymentCallback: { kind: 'corp', from: ['createPayment', 'corporateCreatePayment'] },
  paymentStatus: { from: ['createPayment', 'paymentCallback'] },
  downloadReceiptPartial: { from: 'paymentCallback', example: 0 },
  checkDocument: { kind: 'corp', from: 'paymentStatus', set: { code: '@receiptCheck#' } },
  corporateCreatePayment: {
    from: 'corporatePoliciesByPage policiesData.paymentDetails',
    when: { showPaymentButton: true, ongoingTransaction: false },
    set: { items: [{ policyNo: '@policyNo', amount: '@totalPremiumDueToBePaid' }] },
  },
  cancelPayment: { from: 'createPayment' },
  submitPaymentProof: { from: 'validatePaymentProofTicket', purpose: 'payment-proof' },
  revokePayLink: { from: 'createPayLink' },
  openPayLink: { kind: 'full', from: 'createPayLink' },
  payByLink: { kind: 'full', from: 'createPayLink' },
  autoDebitStatus: { from: OF_MANDATE },
  mandateCallback: { kind: 'full', from: 'submitAutoDebit' },
  skipAutoDebit: { from: OF_MANDATE, when: { skip: 'can-skip' }, set: { date: '@nextDebit.date' } },
  deactivateAutoDebit: { from: 'autoDebitEligiblePolicies mandates', when: { isInFlight: false } },
  deactivateAutoDebitCrm: {
    from: 'autoDebitEligiblePolicies mandates',
    waitFor: { date: 'nextDebit.date', daysBefore: 2 },
    when: { isInFlight: true },
  },
  validateAutoDebitTicket: {
    from: ['serviceRequests serviceRequests', 'deactivateAutoDebitCrm'],
    when: { type: 'deactivate-auto-debit', state: 'received' },
  },
  downloadPolicyDocument: { from: 'policyDocumentList documents' },
  emailPolicyDocument: { from: 'policyDocumentList documents' },
  downloadReceipt: { from: 'paymentHistory payments', example: 1 },
  downloadInvoice: { from: 'paymentHistory payments', example: 1 },
  purgeTempFile: { from: 'downloadPolicyDocument' },
  sendEmail: { example: 1 },
};
