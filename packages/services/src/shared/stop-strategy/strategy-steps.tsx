import { ChoosePolicyStep, OtpReviewStep, policyRow, useJourneyState, useLocale } from '@lifedesk/journey';
import { formatServerDate, parseIsoDate } from '@lifedesk/rules';
import { strategyStopText } from '@lifedesk/rules/texts';
import { Notice, Stack } from '@lifedesk/ui';
import { createContext, type ReactElement, useContext } from 'react';
import * as m from '../../texts.ts';
import type { StrategyContext, StrategyFacts } from './strategy-facts.ts';
import { movesWords } from './strategy-words.ts';

/** The facts of the service that these steps belong to. */
export const StrategyFactsContext = createContext<StrategyFacts | undefined>(undefined);

const useContextOfJourney = () => {
  const { context, values } = useJourneyState();
  return { context: context as StrategyContext, policyNo: String(values.policyNo ?? '') };
};

export function StrategyPolicyStep(): ReactElement {
  const { context } = useContextOfJourney();
  return <ChoosePolicyStep policies={context.policies} lead={m.stopStrategy_policyLead()} detail={movesWords} />;
}

/** What moves now, when it ends, and that the money stays where it is. */
export function StrategyReview(): ReactElement | null {
  const facts = useContext(StrategyFactsContext);
  const { context, policyNo } = useContextOfJourney();
  const language = useLocale();
  const policy = context.policies.find((one) => one.policyNo === policyNo);
  if (!facts || !policy) return null;
  const { because, barsSwitches } = policy;
  const endsOn = parseIsoDate(policy.endsOn);
  return (
    <OtpReviewStep
      heading={facts.texts.heading()}
      lead={facts.texts.lead()}
      caption={facts.texts.workType()}
      rows={[
        policyRow(policyNo, context),
        { id: 'moves', label: m.stopStrategy_moves(), after: movesWords(policy) },
        { id: 'next', label: m.stopStrategy_nextOtherwise(), after: formatServerDate(policy.nextTransferOn) },
        { id: 'ends', label: m.stopStrategy_endsThen(), after: formatServerDate(policy.endsOn) },
        { id: 'stays', label: m.stopStrategy_stays(), after: m.stopStrategy_staysWhere() },
      ]}
    >
      <Stack gap="4">
        {endsOn && (
          <Notice tone={because === 'after-transfer' ? 'warning' : 'info'}>
            {strategyStopText({ because, endsOn }, language)}
          </Notice>
        )}
        {barsSwitches && <p>{m.stopStrategy_barred()}</p>}
      </Stack>
    </OtpReviewStep>
  );
}
