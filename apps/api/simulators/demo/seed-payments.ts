import {
  addCalendarDays,
  type CalendarDate,
  dueDateAfter,
  gstOnPremium,
  indiaInstant,
  loanBalance,
  type PlanLine,
  type PremiumMode,
} from '@lifedesk/rules';
import { type Insertable, sql } from 'kysely';
import { creditsOf, NO_DUES, NO_PARTS } from '../../src/domains/payments/order/payment-parts.ts';
import { receiptNo } from '../../src/domains/payments/order/receipt-no.ts';
import type { Db } from '../../src/platform/database/connect.ts';
import type { PaymentParts, PaymentTables } from '../../src/platform/database/tables/payments.ts';
import type { RelativeDates } from './relative-dates.ts';
import { seedTopUp } from './seed-top-up.ts';

type Line = Omit<Insertable<PaymentTables['receipt_line']>, 'receipt_no' | 'position' | 'paid_on'> &
  Partial<PaymentParts>;
type Channel = PaymentTables['receipt']['channel'];

/** One past payment: who paid what, when and how. */
interface PastPayment {
  customerId: number;
  paidOn: CalendarDate;
  channel: Channel;
  line: Line;
  /** Its order, if it was paid on the gateway's page as one of ours. */
  orderId?: string;
}

interface Policy {
  policy_no: string;
  customer_id: number;
  line: PlanLine;
  premium_mode: PremiumMode;
  modal_premium: number;
  issue_date: CalendarDate;
  premium_term: number;
  due_date: CalendarDate | null;
  is_auto_debit: boolean;
}

const rupees = (amount: number): number => amount * 100;
const LOAN_POLICY = '501234567';
/** With half-yearly interest, close to the surrender value. */
const LARGE_LOAN_POLICY = '504567890';
const TOP_UP_POLICY = '503456789';
const TOP_UP_SPLIT = { GRO: 40, BAL: 30, SEC: 20, MID: 10 };
/** Its latest premium was charged the old GST by mistake. */
const WRONGLY_TAXED_POLICY = '511234567';
const SHORT_PAID_POLICY = '508901242';
/** The corporate client's policies up to this one have a payment history. */
const LAST_GROUP_POLICY = '600000060';

/** Adds what the demo people have paid since their policies began, what they owe, and what else they can pay. */
export async function seedPayments(db: Db, d: RelativeDates): Promise<void> {
  const policies = (await db
    .selectFrom('policy as p')
    .innerJoin('plan', 'plan.code', 'p.plan_code')
    .where('p.policy_no', '<=', LAST_GROUP_POLICY)
    .orderBy('p.policy_no')
    .select(['p.policy_no', 'p.customer_id', 'plan.line', 'p.premium_mode', 'p.modal_premium', 'p.issue_date'])
    .select(['p.premium_term', 'p.due_date'])
    .select(sql<boolean>`exists (select from mandate m where m.policy_no = p.policy_no)`.as('is_auto_debit'))
    .execute()) as Policy[];
  const premiums = policies.flatMap((policy) => premiumHistory(policy, d.today));
  const others = await seedLoanAndTopUps(db, d, policies);
  await seedBankReceipts(db, d);
  const payments = [...premiums, ...others].sort((a, b) => (a.paidOn < b.paidOn ? -1 : 1));
  await insertPayments(db, payments);
}

/** An NEFT receipt without a policy number: the premium that the policyholder complains about. */
async function seedBankReceipts(db: Db, d: RelativeDates): Promise<void> {
  await db
    .insertInto('bank_receipt')
    .values({
      reference: 'SBIN426325123456',
      amount: rupees(8_450),
      received_on: d.days(-2),
      sender_name: 'V REDDY',
    })
    .execute();
}

/** Every premium before the unpaid one: the first on the day of issue, the others a few days early. */
function premiumHistory(policy: Policy, today: CalendarDate): PastPayment[] {
  const paid: PastPayment[] = [];
  const terms = { premiumMode: policy.premium_mode, issueDate: policy.issue_date, premiumTerm: policy.premium_term };
  let due: CalendarDate | null = policy.issue_date;
  while (due !== null && due <= today && (policy.due_date === null || due < policy.due_date)) {
    const early = paid.length === 0 || policy.is_auto_debit ? 0 : digitSum(policy.policy_no + due) % 9;
    const paidOn = addCalendarDays(due, -early);
    const gst = gstOnPremium(policy.modal_premium, { line: policy.line, issueDate: policy.issue_date, dueDate: due });
    paid.push({
      customerId: policy.customer_id,
      paidOn,
      channel: channelOf(policy, paid.length),
      line: {
        policy_no: policy.policy_no,
        purpose: 'premium',
        amount: policy.modal_premium + gst,
        premium: policy.modal_premium,
        gst,
        due_from: due,
        due_to: due,
      },
    });
    due = dueDateAfter(terms, due);
  }
  return policy.policy_no === WRONGLY_TAXED_POLICY ? withOldGst(paid) : paid;
}

/** The payments, with 18% GST on the latest. */
function withOldGst(paid: readonly PastPayment[]): PastPayment[] {
  return paid.map((payment, at) => {
    if (at < paid.length - 1) return payment;
    const premium = payment.line.premium ?? 0;
    const gst = (premium * 18) / 100;
    return { ...payment, line: { ...payment.line, gst, amount: premium + gst } };
  });
}

/** Adds reproducible variety to a history that would otherwise repeat itself. */
const digitSum = (text: string): number => [...text].reduce((sum, character) => sum + (Number(character) || 0), 0);

function channelOf(policy: Policy, index: number): Channel {
  if (index === 0) return 'branch';
  if (policy.is_auto_debit) return 'auto-debit';
  return (['online', 'cheque', 'online', 'branch'] as const)[digitSum(policy.policy_no + index) % 4] ?? 'online';
}

/**
 * A loan on the savings plan, with interest paid half a year ago; a large loan on a child plan; a top-up; and a payment
 * that was too small to apply.
 */
async function seedLoanAndTopUps(db: Db, d: RelativeDates, policies: readonly Policy[]): Promise<PastPayment[]> {
  const customerOf = (policyNo: string): number | undefined =>
    policies.find(({ policy_no }) => policy_no === policyNo)?.customer_id;
  const principal = rupees(60_000);
  const rate = 950;
  const openedOn = d.days(-547);
  const interestFrom = d.days(-182);
  const past = (
    policyNo: string,
    paidOn: CalendarDate,
    channel: Channel,
    line: Omit<Line, 'policy_no'>,
  ): PastPayment[] => {
    const customerId = customerOf(policyNo);
    return customerId === undefined ? [] : [{ customerId, paidOn, channel, line: { policy_no: policyNo, ...line } }];
  };

  await openLoan(db, { policy_no: LOAN_POLICY, principal, rate, interest_from: interestFrom, opened_on: openedOn });
  if (customerOf(LARGE_LOAN_POLICY) !== undefined) {
    const opened_on = d.days(-300);
    const policy_no = LARGE_LOAN_POLICY;
    await openLoan(db, { policy_no, principal: rupees(212_000), rate, interest_from: opened_on, opened_on });
  }
  await db
    .insertInto('top_up_terms')
    .values(
      policies
        .filter(({ line }) => line === 'unit-linked')
        .map(({ policy_no }) => ({
          policy_no,
          minimum: rupees(5_000),
          maximum: rupees(1_000_000),
          step: rupees(1_000),
        })),
    )
    .execute();
  await db
    .insertInto('top_up_fund')
    .values(
      Object.entries(TOP_UP_SPLIT).map(([fund_code, share]) => ({
        policy_no: TOP_UP_POLICY,
        fund_code,
        share,
      })),
    )
    .execute();

  const topUps = past(TOP_UP_POLICY, d.days(-415), 'online', {
    purpose: 'top-up',
    amount: rupees(50_000),
    top_up: rupees(50_000),
  });
  const fundSplit = Object.entries(TOP_UP_SPLIT).map(([fundCode, share]) => ({ fundCode, share }));
  for (const topUp of topUps) {
    const { customerId, paidOn, line } = topUp;
    topUp.orderId = await seedTopUp(db, {
      policyNo: line.policy_no,
      customerId,
      amount: line.amount,
      paidOn,
      fundSplit,
    });
  }

  const { interest } = loanBalance({ principal, rate, interestFrom: openedOn }, interestFrom);
  return [
    ...past(LOAN_POLICY, interestFrom, 'online', { purpose: 'loan', amount: interest, loan_interest: interest }),
    ...topUps,
    ...past(SHORT_PAID_POLICY, d.days(-9), 'branch', {
      purpose: 'premium',
      amount: rupees(450),
      unapplied: rupees(450),
    }),
  ];
}

/** Adds a loan and its disbursement. */
async function openLoan(
  db: Db,
  loan: Insertable<PaymentTables['policy_loan']> & { interest_from: CalendarDate; opened_on: CalendarDate },
): Promise<void> {
  const { policy_no, principal, opened_on } = loan;
  await db.insertInto('policy_loan').values(loan).execute();
  const { id } = await db
    .insertInto('ledger_posting')
    .values({ order_id: null, kind: 'loan', posted_at: indiaInstant(opened_on, '11:20') })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('ledger_entry')
    .values([
      { posting_id: id, position: 0, account: 'policy-loans', policy_no, amount: principal },
      { posting_id: id, position: 1, account: 'bank', policy_no: null, amount: -principal },
    ])
    .execute();
}

const CHUNK = 200;

async function insertPayments(db: Db, payments: readonly PastPayment[]): Promise<void> {
  for (let start = 0; start < payments.length; start += CHUNK)
    await insertChunk(db, payments.slice(start, start + CHUNK));
}

/** Adds receipts, numbered in the order of payment, and their ledger postings. */
async function insertChunk(db: Db, payments: readonly PastPayment[]): Promise<void> {
  const numbers = await sql<{
    n: number;
  }>`select nextval('receipt_number') as n from generate_series(1, ${payments.length}::int)`.execute(db);
  const receipts = payments.map((payment, index) => ({
    ...payment,
    receiptNo: receiptNo(payment.paidOn, numbers.rows[index]?.n ?? 0),
    paidAt: indiaInstant(
      payment.paidOn,
      `${String(9 + (index % 9)).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}`,
    ),
  }));
  await db
    .insertInto('receipt')
    .values(
      receipts.map(({ customerId, orderId = null, receiptNo: receipt_no, channel, line, paidAt, paidOn }) => ({
        receipt_no,
        customer_id: customerId,
        order_id: orderId,
        channel,
        amount: line.amount,
        paid_at: paidAt,
        paid_on: paidOn,
      })),
    )
    .execute();
  await db
    .insertInto('receipt_line')
    .values(
      receipts.map(({ line, receiptNo: receipt_no, paidOn }) => ({
        ...NO_PARTS,
        ...NO_DUES,
        unapplied: 0,
        ...line,
        receipt_no,
        position: 0,
        paid_on: paidOn,
      })),
    )
    .execute();
  const postings = await db
    .insertInto('ledger_posting')
    .values(
      receipts.map(({ orderId = null, paidAt }) => ({
        order_id: orderId,
        kind: 'payment' as const,
        posted_at: paidAt,
      })),
    )
    .returning('id')
    .execute();
  const entries = receipts.flatMap(({ line, orderId }, index) => {
    const posting_id = postings[index]?.id ?? 0;
    const { policy_no, amount, unapplied = 0 } = line;
    return [
      { account: orderId === undefined ? ('bank' as const) : ('gateway-clearing' as const), amount, policy_no: null },
      { account: 'suspense' as const, amount: -unapplied, policy_no },
      ...creditsOf({ ...NO_PARTS, ...line }, policy_no),
    ]
      .filter(({ amount }) => amount !== 0)
      .map((entry, position) => ({ ...entry, posting_id, position }));
  });
  await db.insertInto('ledger_entry').values(entries).execute();
}
