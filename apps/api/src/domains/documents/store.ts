import type { Reversal } from '@lifedesk/rules';
import type { Db } from '../../platform/database/connect.ts';
import { reversalOf } from '../../platform/database/reversal-of.ts';
import type { Language } from '../../platform/language.ts';
import type { Holder, PaidLine } from './pdf/paid-line.ts';
import type { PolicyContent } from './pdf/policy-content.ts';

export interface PolicyRecord extends Omit<PolicyContent, 'gst'> {
  /** Where documents are sent; null if no address is registered. */
  email: string | null;
  isPremiumPaying: boolean;
}

/** A customer's policy with everything that its documents say in a language; undefined if it is another customer's. */
export async function findPolicy(
  db: Db,
  customerId: number,
  policyNo: string,
  language: Language,
): Promise<PolicyRecord | undefined> {
  const row = await db
    .selectFrom('policy as p')
    .innerJoin('customer as c', 'c.id', 'p.customer_id')
    .innerJoin('plan', 'plan.code', 'p.plan_code')
    .innerJoin('policy_status as s', 's.code', 'p.status_code')
    .where('p.customer_id', '=', customerId)
    .where('p.policy_no', '=', policyNo)
    .selectAll('p')
    .select(['plan.name as plan_name', 'plan.uin', 'plan.line', 's.name as status_name', 's.premium_paying'])
    .select(['c.name', 'c.name_hi', 'c.client_id', 'c.email'])
    .executeTakeFirst();
  if (!row) return undefined;
  const [riders, nominees] = await Promise.all([
    db
      .selectFrom('policy_rider as r')
      .leftJoin('rider_text as t', (join) =>
        join.onRef('t.rider_code', '=', 'r.rider_code').on('t.language', '=', language),
      )
      .selectAll('r')
      .select('t.name as name_in_language')
      .where('r.policy_no', '=', policyNo)
      .orderBy('r.position')
      .execute(),
    db.selectFrom('policy_nominee').selectAll().where('policy_no', '=', policyNo).orderBy('position').execute(),
  ]);
  return {
    policyNo,
    planName: row.plan_name,
    uin: row.uin,
    line: row.line,
    holder: { name: row.name, nameHi: row.name_hi, clientId: row.client_id },
    insuredName: row.holder_name,
    statusCode: row.status_code,
    statusName: row.status_name,
    isPremiumPaying: row.premium_paying,
    issueDate: row.issue_date,
    dueDate: row.due_date,
    maturityDate: row.maturity_date,
    policyTerm: row.policy_term,
    premiumTerm: row.premium_term,
    premiumMode: row.premium_mode,
    modalPremium: row.modal_premium,
    sumAssured: row.sum_assured,
    email: row.email,
    riders: riders.map((rider) => ({
      name: rider.name_in_language ?? rider.name,
      sumAssured: rider.sum_assured,
      modalPremium: rider.modal_premium,
      term: rider.term,
      status: rider.status,
    })),
    nominees: nominees.map(({ name, relationship, share, appointee_name: appointee }) => ({
      name,
      relationship,
      share,
      appointee,
    })),
  };
}

const lineQuery = (db: Db) =>
  db
    .selectFrom('receipt_line as l')
    .innerJoin('receipt as r', 'r.receipt_no', 'l.receipt_no')
    .innerJoin('policy as p', 'p.policy_no', 'l.policy_no')
    .innerJoin('plan', 'plan.code', 'p.plan_code')
    .selectAll('l')
    .select(['r.channel', 'r.order_id', 'r.reversed_on', 'r.reversed_by', 'plan.name as plan_name', 'plan.line']);

type LineRow = Awaited<ReturnType<ReturnType<typeof lineQuery>['executeTakeFirstOrThrow']>>;

const toLine = (row: LineRow): PaidLine => ({
  receiptNo: row.receipt_no,
  orderId: row.order_id,
  paidOn: row.paid_on,
  channel: row.channel,
  policyNo: row.policy_no,
  planName: row.plan_name,
  isGroup: row.line === 'group',
  purpose: row.purpose,
  amount: row.amount,
  fromSuspense: row.from_suspense,
  premium: row.premium,
  gst: row.gst,
  lateFee: row.late_fee,
  loanInterest: row.loan_interest,
  loanPrincipal: row.loan_principal,
  topUp: row.top_up,
  unapplied: row.unapplied,
  dueFrom: row.due_from,
  dueTo: row.due_to,
  ...reversalOf(row),
});

/**
 * Payments for a policy, newest first, up to the maximum length of a document list. Those that a bank took back are
 * among them: `linesThatCount` leaves them out.
 */
export async function findPaidLines(db: Db, policyNo: string): Promise<PaidLine[]> {
  const query = lineQuery(db)
    .where('l.policy_no', '=', policyNo)
    .orderBy('l.paid_on', 'desc')
    .orderBy('l.receipt_no', 'desc');
  return (await query.limit(900).execute()).map(toLine);
}

export interface ReceiptRecord {
  /** Only if a bank took the payment back. */
  reversal?: Reversal;
  receiptNo: string;
  orderId: string | null;
  /** The session that created the order. */
  sessionId: string | null;
  channel: PaidLine['channel'];
  amount: number;
  paidAt: Date;
  holder: Holder;
  /** Under which a company is registered. */
  gstin: string | null;
  lines: PaidLine[];
}

/** A receipt of the customer by its number or its order; undefined if there is none or it is another customer's. */
export const findReceipt = (
  db: Db,
  customerId: number,
  by: { receiptNo: string } | { orderId: string },
): Promise<ReceiptRecord | undefined> => readReceipt(db, by, customerId);

/** A receipt of anyone, to check a document that was made from it. */
export const findAnyReceipt = (db: Db, receiptNo: string): Promise<ReceiptRecord | undefined> =>
  readReceipt(db, { receiptNo });

async function readReceipt(
  db: Db,
  by: { receiptNo: string } | { orderId: string },
  customerId?: number,
): Promise<ReceiptRecord | undefined> {
  const row = await db
    .selectFrom('receipt as r')
    .innerJoin('customer as c', 'c.id', 'r.customer_id')
    .leftJoin('payment_order as o', 'o.id', 'r.order_id')
    .where((eb) => eb.and(customerId === undefined ? [] : [eb('r.customer_id', '=', customerId)]))
    .where((eb) => ('orderId' in by ? eb('r.order_id', '=', by.orderId) : eb('r.receipt_no', '=', by.receiptNo)))
    .select(['r.receipt_no', 'r.order_id', 'r.channel', 'r.amount', 'r.paid_at', 'r.reversed_on', 'r.reversed_by'])
    .select(['o.session_id', 'c.name', 'c.name_hi', 'c.client_id', 'c.gstin'])
    .executeTakeFirst();
  if (!row) return undefined;
  const lines = await lineQuery(db).where('l.receipt_no', '=', row.receipt_no).orderBy('l.position').execute();
  return {
    receiptNo: row.receipt_no,
    orderId: row.order_id,
    sessionId: row.session_id,
    channel: row.channel,
    amount: row.amount,
    paidAt: row.paid_at,
    ...reversalOf(row),
    holder: { name: row.name, nameHi: row.name_hi, clientId: row.client_id },
    gstin: row.gstin,
    lines: lines.map(toLine),
  };
}

/** The name and GSTIN under which a company is invoiced. */
export const findTaxpayer = (db: Db, customerId: number): Promise<{ name: string; gstin: string | null }> =>
  db.selectFrom('customer').select(['name', 'gstin']).where('id', '=', customerId).executeTakeFirstOrThrow();

/** Of each receipt one line of group cover that GST was charged on, if it has any. */
export async function findTaxedLines(db: Db, receiptNos: readonly string[]): Promise<PaidLine[]> {
  const query = lineQuery(db)
    .where('l.receipt_no', 'in', [...receiptNos])
    .where('plan.line', '=', 'group')
    .where('l.gst', '>', 0)
    .distinctOn('l.receipt_no')
    .orderBy('l.receipt_no')
    .orderBy('l.position');
  return (await query.execute()).map(toLine);
}
