type Reasons = Readonly<Record<string, string>>;
const because = (reason: string, tables: string): Reasons =>
  Object.fromEntries(tables.split(' ').map((table) => [table, reason]));

const ofCustomer = (tables: string) =>
  because(
    'Starts at the policies of a customer: their numbers have to be read first, from a table by customer.',
    tables,
  );
const ofPolicies = (tables: string) =>
  because(
    'Looks for what concerns a policy in a table by number or by customer: the policy needs a copy of it.',
    tables,
  );
const behind = (tables: string) =>
  because('Follows a row to the one that it names: it has to be a second statement, or the row a copy.', tables);
const itself = because('The database draws the number that is the key.', 'ledger_posting');

const session = behind('customer applicant');
const policy =
  'policy policy_loan annuity benefit fund_holding fund_withdrawal life_certificate mandate receipt_line second_annuitant';
const dues = ofPolicies('ledger_entry receipt');

/**
 * Hot statements that reach a table without its distribution key: by operation and table, with the reason. A distributed database
 * needs other statements here first (docs/scale.md).
 */
export const EXCEPTIONS: Readonly<Record<string, Reasons>> = {
  validateCustomer: behind('customer'),
  generateOtp: because('A code changes the token, and so the key: it has to be a new row.', 'otp_challenge'),
  validateOtp: {
    ...ofCustomer('policy policy_loan policy_free_look policy_paid_up_addition fund_holding fund_strategy mandate'),
    ...ofCustomer('gst_refund premium_change receipt_line top_up_terms'),
    ...ofPolicies('pay_link_payment'),
    ...because('Sessions are found by their token: the sessions of a customer need a second table.', 'session'),
    ...dues,
  },
  validateSession: session,
  overview: {
    ...session,
    ...ofCustomer(policy),
    ...ofCustomer('mandate_debit policy_free_look policy_paid_up_addition'),
    ...behind('service_request'),
    ...dues,
  },
  notifications: {
    ...session,
    ...ofCustomer('policy policy_loan policy_free_look policy_hold policy_paid_up_addition annuity benefit'),
    ...ofCustomer('life_certificate mandate_debit receipt_line revival_choice second_annuitant unclaimed_amount'),
    ...ofPolicies('pay_link_payment payment_order payment_order_item payout'),
    ...behind('service_request service_request_event'),
    ...dues,
  },
  policyDetails: { ...session, ...ofCustomer(policy), ...behind('service_request'), ...dues },
  serviceRequests: { ...session, ...behind('service_request') },
  submitComplaint: { ...session, ...behind('service_request') },
  createPayment: { ...session, ...dues },
  paymentCallback: {
    ...behind('customer policy policy_loan premium_allocation_fund'),
    ...itself,
    ...dues,
  },
  paymentStatus: { ...session, ...behind('policy receipt receipt_line') },
};
