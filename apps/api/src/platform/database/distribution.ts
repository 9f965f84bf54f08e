/** How a table is spread over the servers of a distributed PostgreSQL. */
export type Distribution = 'customer' | 'policy' | 'reference' | 'own' | 'everywhere' | 'sandbox';

/** The tables by the column whose value decides on which server a row is. It never changes, and is never null. */
type TablesByColumn = Readonly<Record<string, readonly string[]>>;

/** What one customer owns or does. */
const customer: TablesByColumn = {
  customer_id: [
    'address',
    'bank_verification',
    'banner_hidden',
    'calendar_feed',
    'company_attention_day',
    'company_attention_total',
    'company_policy_part',
    'customer_risk',
    'face_check',
    'fatca_declaration',
    'former_contact',
    'found_identity',
    'identity_consent',
    'new_device',
    'plan_refusal',
    'receipt',
    'service_request',
    'verified_identity',
  ],
  id: ['customer'],
};

/** What belongs to one policy, which may change its customer but not its number. */
const policy: TablesByColumn = {
  policy_no: [
    'account_check',
    'annuity',
    'bank_account',
    'benefit',
    'company_attention',
    'company_policy_change',
    'discontinued_money',
    'fund_holding',
    'fund_merger_policy',
    'fund_strategy',
    'fund_switch',
    'fund_withdrawal',
    'given_certificate',
    'gst_refund',
    'life_certificate',
    'linked_return',
    'mandate',
    'mandate_debit',
    'pay_link',
    'payment_proof',
    'policy',
    'policy_address',
    'policy_bonus',
    'policy_event',
    'policy_free_look',
    'policy_hold',
    'policy_loan',
    'policy_nominee',
    'policy_notice',
    'policy_paid_up_addition',
    'policy_rider',
    'premium_allocation',
    'premium_change',
    'premium_lot',
    'receipt_line',
    'revival_choice',
    'second_annuitant',
    'signed_document',
    'top_up',
    'top_up_fund',
    'top_up_holding',
    'top_up_terms',
    'unclaimed_amount',
    'unit_lot',
  ],
};

/** What is found by the number of an order, a posting, a request, an application, a switch or the like. */
const reference: TablesByColumn = {
  application_no: [
    'application',
    'application_answer',
    'application_block',
    'application_call',
    'application_deposit',
    'application_document',
    'application_event',
    'application_news',
    'application_offer',
  ],
  ticket: [
    'audit_entry',
    'payout',
    'back_office_answer',
    'health_declaration',
    'health_declaration_copy',
    'payout_event',
    'payout_interest_check',
    'request_new_device',
    'service_request_event',
    'service_request_file',
  ],
  reference: ['consent_log', 'content_form', 'plan_interest', 'plan_interest_key'],
  switch_id: ['fund_switch_from', 'fund_switch_to'],
  strategy_id: ['fund_transfer', 'fund_transfer_leg'],
  withdrawal_id: ['fund_withdrawal_leg'],
  posting_id: ['ledger_entry'],
  id: ['ledger_posting', 'payment_order'],
  case_id: ['medical_booking', 'medical_call', 'medical_case', 'medical_event'],
  order_id: [
    'pay_link_payment',
    'payment_gateway_message',
    'payment_order_fund',
    'payment_order_item',
    'reconciliation_case',
  ],
  allocation_id: ['premium_allocation_fund'],
};

/** What is found by a secret or a key of its own, for example before anyone has signed in. */
const own: TablesByColumn = {
  token_hash: ['aadhaar_challenge', 'otp_challenge', 'session', 'staff_session'],
  attempt_hash: ['staff_sign_in'],
  id: ['applicant', 'bank_receipt', 'envelope_key', 'service_message', 'staff_act', 'upload'],
  upload_id: ['applicant_upload'],
  code_hash: ['auth_code'],
  session_id: ['branch_visit'],
  fingerprint: ['envelope_seen'],
  key: ['limit_counter'],
  centre_id: ['medical_seat'],
  settled_on: ['settlement_file', 'settlement_line'],
  id_hash: ['temporary_file'],
};

/** Small tables that every server has a copy of. */
const everywhere: readonly string[] = [
  'bank_holiday',
  'bonus_option',
  'bonus_option_text',
  'content_banner',
  'content_page',
  'content_question',
  'content_search',
  'declaration_question',
  'declaration_question_text',
  'fund',
  'fund_merger',
  'fund_nav',
  'installation',
  'ledger_account',
  'maintenance_day',
  'market_holiday',
  'medical_centre',
  'migration',
  'pin_place',
  'plan',
  'plan_allocation',
  'plan_bonus_option',
  'plan_mode',
  'plan_offer',
  'plan_offer_price',
  'plan_paid_up_addition',
  'plan_paid_up_factor',
  'plan_redirection_terms',
  'plan_rider',
  'plan_strategy_terms',
  'plan_switch_terms',
  'plan_withdrawal_terms',
  'policy_status',
  'published',
  'rider',
  'rider_rate',
  'rider_text',
  'signing_key',
];

/** Empty or missing in production. */
const sandbox: readonly string[] = [
  'demo_person',
  'maintenance',
  'outbox',
  'sandbox_aadhaar_transaction',
  'sandbox_application_answer',
  'sandbox_appointment',
  'sandbox_appointment_event',
  'sandbox_back_office_case',
  'sandbox_bank_transfer',
  'sandbox_face',
  'sandbox_gateway_order',
  'sandbox_help_link',
  'sandbox_staff_code',
  'sandbox_staff_key',
  'sandbox_state',
  'sandbox_upi_block',
];

export interface TableKey {
  readonly distribution: Distribution;
  /** Null for tables without one. */
  readonly column: string | null;
}

const withColumn = (distribution: Distribution, tables: TablesByColumn): [string, TableKey][] =>
  Object.entries(tables).flatMap(([column, names]) =>
    names.map((name): [string, TableKey] => [name, { distribution, column }]),
  );

/** The distribution key of every table. */
export const TABLE_KEYS: ReadonlyMap<string, TableKey> = new Map([
  ...withColumn('customer', customer),
  ...withColumn('policy', policy),
  ...withColumn('reference', reference),
  ...withColumn('own', own),
  ...everywhere.map((name): [string, TableKey] => [name, { distribution: 'everywhere', column: null }]),
  ...sandbox.map((name): [string, TableKey] => [name, { distribution: 'sandbox', column: null }]),
]);
