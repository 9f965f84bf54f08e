import { type ConfirmedJourney, choosePolicy, chosenAtFirst, confirmByOtp, inBackground } from '@lifedesk/journey';
import type { LifedeskError } from '@lifedesk/sdk';
import * as m from '../../texts.ts';
import type { StrategyContext, StrategyFacts } from './strategy-facts.ts';

interface StrategyValues extends Readonly<Record<string, unknown>> {
  readonly policyNo: string;
}
const blank: StrategyValues = { policyNo: '' };
type StrategyJourney = ConfirmedJourney<StrategyValues, StrategyContext, 'policy'>;

/** Stops automatic transfers between the funds of a policy, confirmed by an OTP. */
export function strategyJourney({ id, workType, list, texts }: StrategyFacts): StrategyJourney {
  return confirmByOtp({
    id,
    guide: {
      needs: [m.journey_needsOtp],
      next: [m.stopStrategy_nextStays, m.stopStrategy_nextLast, m.stopStrategy_nextSwitch],
    },
    // requested now: an earlier challenge may have expired
    confirm: { workType, challenge: (sdk) => list(sdk, {}, inBackground), action: texts.confirm },
    blank,
    steps: [choosePolicy],
    begin: (context: StrategyContext, query: URLSearchParams) => chosenAtFirst(context, query),
    refusedAt: { '': 'policyNo' },
    refusals: ({ code }: LifedeskError) => (code === 'not-found' ? { policyNo: m.journey_changed } : undefined),
  });
}
