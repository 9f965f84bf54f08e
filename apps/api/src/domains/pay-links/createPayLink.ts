import { createHmac } from 'node:crypto';
import { canSharePremium, payLinkLastDay } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import type { Session } from '../../platform/access/session.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { isUniqueViolation } from '../../platform/database/unique-violation.ts';
import { problem, refusalProblem } from '../../platform/problem.ts';
import type { Secrets } from '../../platform/secrets.ts';
import { today } from '../../platform/today.ts';
import { tokenHash } from '../../platform/token-hash.ts';
import { policyFacts } from './link-state.ts';
import { findLinkByKey, insertLink, type LinkRow, replaceToken } from './store.ts';

export const createPayLink = sessionHandler('createPayLink', async ({ body, headers, session }, deps) => {
  const key = headers['Idempotency-Key'];
  const known = await findLinkByKey(deps.db, session.customerId, key);
  const link = known ?? (await insert(deps, session, key, body.policyNo));
  if (link.policy_no !== body.policyNo) throw problem('idempotency-conflict');
  const token = await tokenOf(deps, link);
  return ok({ linkId: link.id, token, amount: link.amount, dueDate: link.due_from, lastDay: link.last_day });
});

/** The token that opens the link; the same for every call. */
async function tokenOf({ db, secrets }: Deps, link: LinkRow): Promise<string> {
  const tokens = linkTokens(secrets, link.id);
  const token = tokens.find((one) => tokenHash(one) === link.token_hash);
  if (token) return token;
  // Created before tokens were derived from the secret, or under one that is no longer accepted.
  const [newest = ''] = tokens;
  await replaceToken(db, link.id, tokenHash(newest));
  return newest;
}

async function insert(deps: Deps, session: Session, key: string, policyNo: string): Promise<LinkRow> {
  const { db, clock, ids, secrets } = deps;
  const { customerId } = session;
  const date = today(clock);
  const facts = (await policyFacts(db, customerId, date, policyNo)).get(policyNo);
  if (!facts) throw problem('not-found');
  const { policy, due } = facts;
  const { possible, because } = canSharePremium({ ...facts, isPaymentBlocked: policy.isPaymentBlocked, today: date });
  if (!possible || !due) throw refusalProblem('/policyNo', 'pay-link-offer', { because });
  const giveBack = await createLimits(deps).reserveOrThrow(LIMITS.payLinks, customerId);
  const id = `lnk_${ids.uuid().replaceAll('-', '')}`;
  const [token = ''] = linkTokens(secrets, id);
  try {
    await insertLink(db, {
      id,
      customer_id: customerId,
      policy_no: policyNo,
      token_hash: tokenHash(token),
      due_from: due.dueFrom,
      amount: due.amount,
      session_id: session.id,
      idempotency_key: key,
      created_at: clock.now(),
      last_day: payLinkLastDay(due.dueFrom, policy.premiumMode, date),
      revoked_at: null,
    });
  } catch (error) {
    await giveBack();
    if (!isUniqueViolation(error)) throw error;
  }
  // A double click with the same key was faster, or this call was.
  const made = await findLinkByKey(db, customerId, key);
  if (!made) throw problem('internal');
  return made;
}

/**
 * The tokens of a link, newest secret first. They are derived, so two simultaneous calls get the same ones, and the
 * database alone is not enough to make them.
 */
const linkTokens = (secrets: Secrets, linkId: string): readonly string[] =>
  secrets.keys('pay-link').map((key) => createHmac('sha256', key).update(linkId).digest('base64url'));
