import { createHash } from 'node:crypto';
import type { components } from '@lifedesk/contract';
import { canRegisterMandate, checkMandate, isCalendarDate, MANDATE_FIELD_OF } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Session } from '../../platform/access/session.ts';
import type { Db } from '../../platform/database/connect.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { GatewayError } from '../../ports/payment-gateway.ts';
import { bankReturnUrl, mandateCallbackUrl } from './addresses.ts';
import { withdrawMandate } from './apply-mandate-report.ts';
import { isPaymentBlocked, premiumOf } from './mandate-dto.ts';
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

type Request = components['schemas']['SubmitAutoDebitRequest'];

/** How long the customer has for the bank's page, in milliseconds. */
const LIFETIME_MS = 15 * 60_000;
/** When the bank is first asked about it. */
const FIRST_ASK_MS = 20_000;

/**
 * Makes the mandate that a request asks for, or finds the one that the same key has made, and has the bank open its page.
 * One that still waits for the customer is withdrawn at the bank first; any other keeps a second one out.
 */
export async function placeMandate(
  deps: Deps,
  session: Session,
  key: string,
  request: Request,
): Promise<components['schemas']['MandateOrder']> {
  const hash = hashOf(request);
  const known = await findMandateByKey(deps.db, session.customerId, key);
  if (!known) await withdrawWaiting(deps, session, request.policyNo);
  const mandate = known ?? (await insert(deps, session, key, hash, request));
  if (mandate.request_hash !== hash) throw problem('idempotency-conflict');
  const opened = await openAtBank(deps, mandate);
  return {
    mandateId: opened.id,
    state: opened.state,
    bankUrl: (opened.state === 'created' && opened.gateway_url) || bankReturnUrl(deps, opened),
    expiresAt: opened.expires_at.toISOString(),
  };
}

const hashOf = ({ policyNo, rail, ceiling, startsOn, endsOn, returnPath }: Request): string =>
  createHash('sha256')
    .update(JSON.stringify([policyNo, rail, ceiling, startsOn, endsOn, returnPath]))
    .digest('hex');

/** Takes back at the bank what the customer has begun in another tab, or someone with the policy number. */
async function withdrawWaiting(deps: Deps, { customerId }: Session, policyNo: string): Promise<void> {
  const live = await findLiveMandate(deps.db, policyNo);
  if (live?.state === 'created' && live.customer_id === customerId) await withdrawMandate(deps, live);
}

async function insert(deps: Deps, session: Session, key: string, hash: string, request: Request): Promise<MandateRow> {
  try {
    return await deps.db
      .transaction()
      .execute((transaction) => insertIn(transaction, deps, session, key, hash, request));
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    // A double click or a second tab came first.
    const other = await findMandateByKey(deps.db, session.customerId, key);
    if (other) return other;
    throw refused('/policyNo', 'must have no auto-debit: registered');
  }
}

const refused = (pointer: string, detail: string) => problem('validation', { errors: [{ pointer, detail }] });

async function insertIn(
  db: Db,
  { clock, ids, origin }: Deps,
  session: Session,
  key: string,
  hash: string,
  request: Request,
): Promise<MandateRow> {
  const { policyNo, rail, ceiling, startsOn, endsOn, returnPath } = request;
  const { customerId } = session;
  const now = clock.now();
  if (!(await lockPolicy(db, customerId, policyNo))) throw problem('not-found');
  const known = await findMandateByKey(db, customerId, key);
  if (known) return known;
  const [policy] = await findPolicyFacts(db, customerId, policyNo);
  if (!policy) throw problem('not-found');
  const { possible, because } = canRegisterMandate({
    policyStatusCode: policy.status_code,
    dueDate: policy.due_date,
    isPaymentBlocked: isPaymentBlocked(policy),
    hasMandate: policy.has_mandate,
  });
  if (!possible || policy.due_date === null) throw refused('/policyNo', `must be open to auto-debit: ${because}`);
  for (const [pointer, date] of [
    ['/startsOn', startsOn],
    ['/endsOn', endsOn],
  ] as const)
    if (!isCalendarDate(date)) throw refused(pointer, 'must be a date');
  const check = checkMandate({
    rail,
    ceiling,
    startsOn: startsOn as `${number}-${number}-${number}`,
    endsOn: endsOn as `${number}-${number}-${number}`,
    premium: premiumOf(policy),
    dueDate: policy.due_date,
    today: today(clock),
  });
  if (check.because !== 'accepted')
    throw refused(`/${MANDATE_FIELD_OF[check.because]}`, `must be accepted: ${check.because}`);
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
    expires_at: new Date(now.getTime() + LIFETIME_MS),
    ask_at: new Date(now.getTime() + FIRST_ASK_MS),
  });
}

/** Gives the mandate to the bank unless that is done. It may be given twice: the bank knows it by its id. */
async function openAtBank(deps: Deps, mandate: MandateRow): Promise<MandateRow> {
  const { db, clock, gateway } = deps;
  if (mandate.gateway_url !== null || mandate.state !== 'created') return mandate;
  const { id, rail, ceiling, starts_on: startsOn, ends_on: endsOn } = mandate;
  try {
    const { reference, payUrl } = await gateway.openMandate({
      mandateId: id,
      rail,
      ceiling,
      startsOn,
      endsOn,
      description: `Premiums of policy ${mandate.policy_no}`,
      returnUrl: bankReturnUrl(deps, mandate),
      callbackUrl: mandateCallbackUrl(mandate),
      expiresAt: mandate.expires_at,
    });
    await saveBankPage(db, id, reference, payUrl);
    return (await findMandate(db, id)) ?? mandate;
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    if (error.failure === 'refused')
      await moveMandate(db, id, ['created'], {
        state: 'declined',
        settled_at: clock.now(),
        reason: MANDATE_REASONS.refused,
      });
    const code = { timeout: 'upstream-timeout', unreachable: 'unavailable' } as const;
    throw problem(error.failure in code ? code[error.failure as keyof typeof code] : 'upstream-failed', {
      cause: error,
    });
  }
}
