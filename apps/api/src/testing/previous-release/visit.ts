import type { Person } from '../../../simulators/sandbox/people.ts';
import { type Document, type Operation, operationsOf } from '../../platform/contract/document.ts';
import type { Answer, Json } from './calls.ts';
import { type CallInSession, type Client, CONFIRMED, giveAccount, PROVEN, sendCode } from './client.ts';

/** For some days after a change of the account this release refuses these enquiries, whose requests were refused before. */
export const REFUSED_EARLIER = ['freelookEnquiry 403 payout-restricted', 'surrenderEnquiry 403 payout-restricted'];

/** Operations that replace or end sessions, that send email, which is limited, that draw large documents, or that `change` calls. */
const NOT_READ =
  /(refresh|expire|end)\w*Session|logout|^(e|sendE)mail|downloadPolicyPack|comparisonDocument|fetchPresignedUrl|verifyNeftDetails/i;

interface Visitor extends Client {
  readonly contract: Document;
  /** Whether they pay and borrow, which is possible once; otherwise they decline at the gateway. */
  readonly movesMoney: boolean;
}

/** Reads everything that a session can read, for the person's first policy, and changes what can be changed often. */
export async function visit(visitor: Visitor, session: Readonly<Record<string, string>>): Promise<void> {
  const { calls, contract, person, origin } = visitor;
  const call = (operation: string, body: Json) => calls.call(origin, operation, body, session);
  const kind = person.kind === 'company' ? 'corp' : 'full';
  for (const { operation } of operationsOf(contract))
    if (operation.security.some((one) => kind in one) && isRead(operation))
      await call(operation.operationId, bodyOf(operation, person));
  if (kind === 'full') await change(visitor, call);
}

const isRead = ({ operationId, parameters = [] }: Operation): boolean =>
  !NOT_READ.test(operationId) && !parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));

/** The contract's example, about the person's own policy. */
function bodyOf({ requestBody }: Operation, { policyNumbers: [policyNo], clientId }: Person): Json {
  const { example, examples = {} } = requestBody?.content?.['application/json'] ?? {};
  const body: Json = example ?? Object.values(examples)[0]?.value ?? {};
  return { ...body, ...('policyNo' in body && { policyNo }), ...('clientId' in body && { clientId }) };
}

async function change(visitor: Visitor, call: CallInSession): Promise<void> {
  const { person, origin, movesMoney } = visitor;
  const [policyNo = ''] = person.policyNumbers;
  const codeOf = ({ body }: Answer) => sendCode(visitor, 'generateOtp', body?.otpToken);
  // a loan; those who cannot borrow change their bank account, after which payouts wait for some days
  const loans = await call('eLoanPolicies', {});
  const lent = (loans.body?.policies ?? []).find((one: Json) => one.bankAccountNo);
  if (!lent) for (const ending of [CONFIRMED, PROVEN]) await giveAccount(visitor, call, [policyNo], ending);
  else if (movesMoney) {
    const terms = { policyNo: lent.policyNo, amount: lent.least, interestRate: lent.interestRate };
    await call('eLoan', { ...terms, occupation: 'salaried', yearlyIncome: 120_000_000, ...(await codeOf(loans)) });
  }

  // a payment at the gateway
  const { body: dues } = await call('policyPaymentDetails', {});
  const due = (dues?.paymentDashboardPoliciesUiData ?? []).find((one: Json) => one.totalPremiumDueToBePaid > 0);
  const items = [{ policyNo: due?.policyNo ?? policyNo, amount: due?.totalPremiumDueToBePaid ?? 100 }];
  const { body: order } = await call('createPayment', { purpose: 'premium', items, returnPath: '/cs/pay-online' });
  if (order?.gatewayUrl) {
    const page = new URL(order.gatewayUrl, origin);
    const form = new URLSearchParams({ decision: movesMoney ? 'approve' : 'decline' });
    await fetch(origin + page.pathname + page.search, { method: 'POST', body: form, redirect: 'manual' });
    await call('paymentStatus', { orderId: order.orderId });
    if (movesMoney) await call('downloadReceipt', { orderId: order.orderId });
  }

  // requests that are confirmed by an OTP
  const additions = await call('puaPolicies', {});
  const [owned] = additions.body?.policies ?? [];
  const sumAssured = owned?.least ?? 100;
  const cash = Math.floor((sumAssured * (owned?.factor ?? 1)) / 10_000);
  await call('puaSurrender', { policyNo: owned?.policyNo ?? policyNo, sumAssured, cash, ...(await codeOf(additions)) });
  const bonus = await call('bonusOptions', {});
  const [earning] = bonus.body?.bonusDetailsArr ?? [];
  const other = earning?.bonusOption === 'premium-offset' ? 'paid-up-additions' : 'premium-offset';
  const option = { policyNo: earning?.policyNo ?? policyNo, bonusOption: other };
  await call('updateBonusOption', { ...option, ...(await codeOf(bonus)) });
  await call('surrenderEnquiry', { policyNo });

  const complaint = { policyNo, category: 'service-delay', description: 'I asked for the statement three weeks ago.' };
  await call('submitComplaint', complaint);
  await call('createPayLink', { policyNo });
  await call('createCalendarFeed', { language: 'en', showsAmounts: false, remindDays: 3 });
  const { body: requests } = await call('serviceRequests', {});
  for (const { ticket } of (requests?.serviceRequests ?? []).slice(0, 3)) await call('queryTicketStatus', { ticket });
  const { body: history } = await call('payoutHistory', {});
  for (const { ticket, state } of history?.payouts ?? [])
    if (state === 'paid') await call('payoutCertificate', { ticket });
}
