import { type CalendarDate, checkPan, searchName } from '@lifedesk/rules';
import { addressGroup } from '../../../platform/access/address-group.ts';
import { LIMITS } from '../../../platform/access/limits/limit-table.ts';
import { createLimits } from '../../../platform/access/limits/limits.ts';
import { answer, handler, ok } from '../../../platform/contract/handler.ts';
import { problem } from '../../../platform/problem.ts';
import { today } from '../../../platform/today.ts';
import { isHeldFor } from './unclaimed-search.ts';

/**
 * Confirms that something is held to someone who knows enough. Everyone else gets the same answers: first that the
 * policy number is needed, then that nothing is held, so that a search does not reveal who has a policy here. Every
 * search counts, whatever it finds.
 */
export default handler('unclaimedAmountPublic', async ({ body, client }, deps) => {
  const { name, dob, policyNo } = body;
  const pan = body.pan === undefined ? undefined : checkPan(body.pan);
  if (pan && !pan.valid) throw problem('pan-invalid');
  const limits = createLimits(deps);
  const from = addressGroup(client.address);
  const person = `${searchName(name)} ${dob}`;
  await limits.reserveOrThrow(LIMITS.unclaimedSearchesFromAddress, from);
  // Also by address, so that a stranger does not use up the person's own searches.
  await limits.reserveAllOrThrow([
    [LIMITS.unclaimedSearchesForPerson, `${from} ${person}`],
    [LIMITS.unclaimedSearchesForPersonInAll, person],
  ]);
  const search = { name, birthDate: dob as CalendarDate, pan: pan?.value.pan, policyNo };
  if (await isHeldFor(deps.db, search, today(deps.clock))) return ok({ isHeld: true as const });
  return policyNo === undefined ? answer(207, { needs: 'policy-number' as const }) : answer(204, null);
});
