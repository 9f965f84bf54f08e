import {
  type LedgerAccount,
  PAYMENT_PARTS,
  type PaymentPart,
  type PaymentParts,
} from '../../../platform/database/tables/payments.ts';

/** The account that each part of a payment credits. */
const ACCOUNTS: Readonly<Record<PaymentPart, LedgerAccount>> = {
  premium: 'premium-income',
  gst: 'gst-payable',
  late_fee: 'late-fee-income',
  loan_interest: 'loan-interest-income',
  loan_principal: 'policy-loans',
  top_up: 'unit-linked-premium',
};

/** Money that pays nothing yet. */
export const NO_PARTS: PaymentParts = {
  premium: 0,
  gst: 0,
  late_fee: 0,
  loan_interest: 0,
  loan_principal: 0,
  top_up: 0,
};

/** What belongs to a payment for no due date. */
export const NO_DUES = { from_suspense: 0, due_from: null, due_to: null };

/** The credits of a payment's parts. */
export const creditsOf = (parts: PaymentParts, policy_no: string) =>
  PAYMENT_PARTS.map((part) => ({ account: ACCOUNTS[part], amount: -parts[part], policy_no }));
