import type { components } from '@lifedesk/contract';
import { type FundStrategy, strategyStop } from '@lifedesk/rules';
import type { Deps } from '../../../deps.ts';
import { checkCodes } from '../../../platform/access/confirmations.ts';
import { problem, refusalProblem, validationProblem } from '../../../platform/problem.ts';
import { today } from '../../../platform/today.ts';
import { findRestricted } from '../../policies/public.ts';
import { makeRequest, type RequestCall, registeredContacts } from '../../requests/public.ts';
import { unitLinkedPolicy } from '../portfolio.ts';
import { lockPolicy } from '../switches.store.ts';
import { findStop, findStrategy, markStopped } from './strategies.store.ts';
import { strategyWords } from './strategy-words.ts';

type Schemas = components['schemas'];
type StopCall = RequestCall & { readonly body: Schemas['StopStrategyRequest'] };

/** Stops a policy's strategy: now, or after the next transfer if that is too close. */
export async function stopStrategy(
  deps: Deps,
  call: StopCall,
  kind: FundStrategy,
): Promise<Schemas['StopStrategyAcknowledgement']> {
  const { body, session, client } = call;
  const { customerId } = session;
  const type = `deactivate-${kind}` as const;
  const acknowledgement = await makeRequest(deps, call, {
    type,
    proof: () => checkCodes(deps, session, type, [body], client),
    async effect({ db }) {
      const date = today(deps.clock);
      const { policy_no: policyNo } = await unitLinkedPolicy(db, session, body.policyNo, date);
      // the job that moves the money locks the policy too
      await lockPolicy(db, policyNo);
      const strategy = await findStrategy(db, policyNo);
      if (strategy?.kind !== kind) throw problem('not-found');
      if (strategy.ticket !== null)
        throw problem('duplicate', { detail: 'You have already asked for this to be stopped.' });
      const restriction = (await findRestricted(db, customerId, 'fund-switch', date)).get(policyNo);
      if (restriction) throw refusalProblem('/policyNo', 'restriction', { because: restriction });
      const { endsOn, lastTransferOn } = strategyStop(strategy, date);
      if (lastTransferOn !== (body.lastTransferOn ?? null))
        throw validationProblem('/lastTransferOn', 'must be the last transfer that is still made');
      const { language } = await registeredContacts(db, customerId);
      const change = {
        field: 'fund-strategy',
        policyNo,
        before: strategyWords(strategy, language),
        after: null,
      } as const;
      return {
        isDone: lastTransferOn === null,
        isAutomatic: true,
        policyNos: [policyNo],
        payload: { endsOn },
        changes: lastTransferOn === null ? [change] : [],
        keep: (ticket) => markStopped(db, strategy.id, { ticket, lastOn: lastTransferOn, endsOn }),
      };
    },
  });
  const { lastOn, endedOn } = await findStop(deps.db, acknowledgement.ticket);
  const endsOn = endedOn ?? lastOn ?? today(deps.clock);
  return { acknowledgement, endsOn, ...(lastOn !== null && { lastTransferOn: lastOn }) };
}
