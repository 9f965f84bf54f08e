import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { needsOf, toTracked } from './application-dto.ts';
import { loadTracked } from './trackApplication.ts';

export default sessionHandler('applicationEligiblePolicies', async ({ session }, deps) => {
  const { tracked } = await loadTracked(deps, session);
  const applications = tracked.flatMap((each) => {
    const needs = needsOf(each);
    const { applicationNo, id, planName, stage } = toTracked(each);
    return needs.length > 0 ? [{ applicationNo, id, planName, stage, needs }] : [];
  });
  return ok({ applications });
});
