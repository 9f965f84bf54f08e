import { isTracked, todayInIndia } from '@lifedesk/rules';
import { addressGroup } from '../../platform/access/address-group.ts';
import { LIMITS } from '../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../platform/access/limits/limits.ts';
import { handler, ok } from '../../platform/contract/handler.ts';
import { dateAt, problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { toQuickLook } from './application-dto.ts';
import { findForQuickLook } from './store.ts';

/**
 * Counts before looking, and looks with one statement. What is unknown, what belongs to another birth date and what
 * ended too long ago get the same answer.
 */
export default handler('trackApplicationSkipLogin', async ({ body, client }, deps) => {
  const { applicationNo } = body;
  const birthDate = dateAt('/birthDate', body.birthDate);
  await createLimits(deps).reserveAllOrThrow([
    [LIMITS.quickLooks, applicationNo],
    [LIMITS.quickLooksFromAddress, addressGroup(client.address)],
  ]);
  const found = await findForQuickLook(deps.db, applicationNo, birthDate);
  const isShown = found && isTracked({ stage: found.stage, since: todayInIndia(found.since) }, today(deps.clock));
  if (!isShown) throw problem('not-found');
  return ok(toQuickLook(found));
});
