import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { policyFacts, stateOf } from './link-state.ts';
import { findLink, revokeLink } from './store.ts';

export default sessionHandler('revokePayLink', async ({ body, session }, { db, clock }) => {
  const { customerId } = session;
  await revokeLink(db, customerId, body.linkId, clock.now());
  const link = await findLink(db, customerId, body.linkId);
  if (!link) throw problem('not-found');
  const date = today(clock);
  const facts = await policyFacts(db, customerId, date, link.policy_no);
  return ok({ state: stateOf(link, facts.get(link.policy_no), date) });
});
