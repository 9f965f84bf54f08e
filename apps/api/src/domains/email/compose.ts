import { premiumsToPay, todayInIndia } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import type { RequestBody } from '../../platform/contract/handler.ts';
import { reversalOf } from '../../platform/database/reversal-of.ts';
import type { Language } from '../../platform/language.ts';
import type { Letter } from '../../platform/mail/letter.ts';
import { problem } from '../../platform/problem.ts';
import { PREFIX } from '../../platform/web/known-routes.ts';
import type { Mail } from '../../ports/mailer.ts';
import { receiptOf } from '../documents/public.ts';
import { policyPayments } from '../payments/public.ts';
import { findPolicies, toPolicy } from '../policies/public.ts';
import { findPaidOrder } from './store.ts';
import { paymentReceipt } from './templates/payment-receipt.ts';
import { policySummary } from './templates/policy-summary.ts';
import { premiumReminder } from './templates/premium-reminder.ts';

type Body = RequestBody<'sendEmail'>;
type ComposedMail = Letter & Pick<Mail, 'attachments'>;

/** The portal's payment page, below the origin. */
const PAY_PATH = `${PREFIX}/pay-online`;

/** Builds a message from the data of the session's customer. Throws `not-found` for another customer's data. */
export async function compose(deps: Deps, session: Session, body: Body, language: Language): Promise<ComposedMail> {
  switch (body.template) {
    case 'payment-receipt':
      return receiptLetter(deps, session, body.orderId, language);
    case 'policy-summary':
      return summaryLetter(deps, session, body.policyNo, language);
    case 'premium-reminder':
      return reminderLetter(deps, session, body.policyNo, language);
  }
}

async function receiptLetter(deps: Deps, session: Session, orderId: string, language: Language): Promise<ComposedMail> {
  const onlyOf = session.kind === 'partial' ? session.id : undefined;
  const { fileName, content } = await receiptOf(deps, session.customerId, { orderId, language }, onlyOf);
  const paid = await findPaidOrder(deps.db, session.customerId, orderId);
  if (!paid) throw problem('not-found');
  const facts = {
    receiptNo: paid.receipt_no,
    orderId,
    amount: paid.amount,
    paidOn: todayInIndia(paid.paid_at),
    policyNos: paid.policies,
    ...reversalOf(paid),
  };
  return {
    ...paymentReceipt(facts, deps.config.brand, language),
    attachments: [{ fileName, contentType: 'application/pdf', content }],
  };
}

async function summaryLetter(
  deps: Deps,
  session: Session,
  policyNo: string,
  language: Language,
): Promise<ComposedMail> {
  // A payments-only session needs no OTP, so it must not have a customer's data emailed.
  if (session.kind === 'partial') throw problem('session-kind');
  const asOf = todayInIndia(deps.clock.now());
  const [policy] = await findPolicies(deps.db, { customerId: session.customerId, today: asOf, policyNo });
  if (!policy) throw problem('not-found');
  const facts = {
    policyNo,
    planName: policy.plan_name,
    statusCode: policy.status_code,
    statusName: policy.status_name,
    sumAssured: policy.sum_assured,
    premiumMode: policy.premium_mode,
    premium: policy.due_date ? toPolicy(policy, asOf).modalPremiuminclusiveGST : policy.modal_premium,
    dueDate: policy.due_date,
    maturityDate: policy.maturity_date,
    fundValue: policy.fund_value,
    asOf,
  };
  return policySummary(facts, deps.config.brand, language);
}

async function reminderLetter(
  deps: Deps,
  session: Session,
  policyNo: string,
  language: Language,
): Promise<ComposedMail> {
  const [payment] = await policyPayments(deps, session, policyNo);
  if (!payment) throw problem('not-found');
  const { duePremiums: premiums = [] } = payment;
  const overdue = premiums.filter(({ keepsCover }) => keepsCover);
  const facts = {
    policyNo,
    planName: payment.planName ?? null,
    toBePaid: premiumsToPay(premiums),
    pastDue: premiumsToPay(overdue, overdue.length),
    inProcess: payment.inProcessAmt,
    dueDate: payment.dueDate ?? null,
    payUrl: `${deps.origin()}${PAY_PATH}`,
  };
  return premiumReminder(facts, deps.config.brand, language);
}
