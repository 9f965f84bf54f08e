import type { components } from '@lifedesk/contract';
import { canRegisterMandate, checkMandate, MANDATE_FIELD_OF, railTerms } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import type { Db } from '../../platform/database/connect.ts';
import { dateAt, problem, refusalProblem } from '../../platform/problem.ts';
import { assertReturnAddress } from '../../platform/return-address.ts';
import { today } from '../../platform/today.ts';
import { FIRST_ASK_MS, ORDER_LIFETIME_MS, openPage, placeOnce } from '../payments/public.ts';
import { isPaymentBlocked } from '../policies/public.ts';
import { bankReturnUrl, mandateCallbackUrl } from './addresses.ts';
import { withdrawMandate } from './apply-mandate-report.ts';
import { premiumOf } from './mandate-dto.ts';
import { MANDATE_REASONS } from './reasons.ts';
import {
  findLiveMandate,
  findMandate,
  findMandateByKey,
  findPolicyFacts,
  insertMandate,
  lockPolicy,
  type MandateRow,
  moveMandate,
  saveBankPage,
} from './store.ts';

export const submitAutoDebit = sessionHandler('submitAutoDebit', async ({ body, headers, session }, deps) =>
  ok(await placeMandate(deps, session, headers['Idempotency-Key'], body)),
);

type Request = components['schemas']['SubmitAutoDebitRequest'];

/**
 * Creates the mandate of a request, or finds the one that the same key created, and has the bank open its page. A
 * mandate that this session replaces is first withdrawn at the bank; any other prevents a second one.
 */
async function placeMandate(
  deps: Deps,
  session: Session,
  key: string,
  request: Request,
): Promise<components['schemas']['MandateOrder']> {
  const { policyNo, rail, ceiling, startsOn, endsOn, returnPath } = request;
  const mandate = await placeOnce(deps.db, {
    content: [policyNo, rail, ceiling, startsOn, endsOn, returnPath],
    find: (db) => findMandateByKey(db, session.customerId, key),
    async prepare() {
      assertReturnAddress(deps.config, returnPath);
      await withdrawWaiting(deps, session, policyNo);
    },
    insert: (transaction, hash) => insertIn(transaction, deps, session, key, hash, request),
    taken: () => refusalProblem('/policyNo', 'mandate', { because: 'registered' }),
  });
  const opened = await openAtBank(deps, mandate);
  return {
    mandateId: opened.id,
    state: opened.state,
    bankUrl: (opened.state === 'created' && opened.gateway_url) || bankReturnUrl(deps, opened),
    expiresAt: opened.expires_at.toISOString(),
  };
}

/** Withdraws at the bank a mandate that this session replaces. */
async function withdrawWaiting(deps: Deps, session: Session, policyNo: string): Promise<void> {
  const live = await findLiveMandate(deps.db, policyNo);
  if (live && isReplaceable(live, session)) await withdrawMandate(deps, live);
}

/**
 * Whether this session's mandate replaces one that still waits for the customer. Signed-in customers replace any of
 * theirs. A payments-only session, which anyone with a policy number can open, replaces only its own.
 */
export const isReplaceable = (
  { state, customer_id, session_id }: MandateRow,
  { id, kind, customerId }: Session,
): boolean => state === 'created' && customer_id === customerId && (kind === 'full' || session_id === id);

async function insertIn(
  db: Db,
  { clock, ids, origin }: Deps,
  session: Session,
  key: string,
  hash: string,
  request: Request,
): Promise<MandateRow> {
  const { policyNo, rail, ceiling, returnPath } = request;
  const { customerId } = session;
  const now = clock.now();
  if (!(await lockPolicy(db, customerId, policyNo))) throw problem('not-found');
  const [policy] = await findPolicyFacts(db, customerId, policyNo);
  if (!policy) throw problem('not-found');
  const { possible, because } = canRegisterMandate({
    policyStatusCode: policy.status_code,
    dueDate: policy.due_date,
    isPaymentBlocked: isPaymentBlocked(policy),
    hasMandate: policy.has_mandate,
  });
  if (!possible || policy.due_date === null) throw refusalProblem('/policyNo', 'mandate', { because });
  const startsOn = dateAt('/startsOn', request.startsOn);
  const endsOn = dateAt('/endsOn', request.endsOn);
  const premium = premiumOf(policy);
  const check = checkMandate({
    rail,
    ceiling,
    startsOn,
    endsOn,
    premium,
    dueDate: policy.due_date,
    today: today(clock),
  });
  if (check.because !== 'accepted')
    throw refusalProblem(`/${MANDATE_FIELD_OF[check.because]}`, 'mandate-terms', {
      because: check.because,
      amount: premium,
      maximum: railTerms(rail, today(clock)).mostPerDebit,
    });
  return insertMandate(db, {
    id: `mnd_${ids.uuid().replaceAll('-', '')}`,
    customer_id: customerId,
    policy_no: policyNo,
    rail,
    ceiling,
    starts_on: startsOn,
    ends_on: endsOn,
    session_id: session.id,
    session_kind: session.kind === 'partial' ? 'partial' : 'full',
    idempotency_key: key,
    request_hash: hash,
    return_path: returnPath,
    origin: origin(),
    created_at: now,
    expires_at: new Date(now.getTime() + ORDER_LIFETIME_MS),
    ask_at: new Date(now.getTime() + FIRST_ASK_MS),
  });
}

/**
 * Sends the mandate to the bank unless that is done. Sending it twice is safe, because the bank identifies it by its
 * id.
 */
async function openAtBank(deps: Deps, mandate: MandateRow): Promise<MandateRow> {
  const { db, clock, gateway } = deps;
  if (mandate.gateway_url !== null || mandate.state !== 'created') return mandate;
  const { id, rail, ceiling, starts_on: startsOn, ends_on: endsOn } = mandate;
  const { reference, payUrl } = await openPage(
    () =>
      gateway.openMandate({
        mandateId: id,
        rail,
        ceiling,
        startsOn,
        endsOn,
        description: `Premiums of policy ${mandate.policy_no}`,
        returnUrl: bankReturnUrl(deps, mandate),
        callbackUrl: mandateCallbackUrl(mandate),
        expiresAt: mandate.expires_at,
      }),
    () =>
      moveMandate(db, id, ['created'], {
        state: 'declined',
        settled_at: clock.now(),
        reason: MANDATE_REASONS.refused,
      }),
  );
  await saveBankPage(db, id, reference, payUrl);
  return (await findMandate(db, id)) ?? mandate;
}
