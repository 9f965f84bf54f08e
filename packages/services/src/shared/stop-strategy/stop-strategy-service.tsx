import {
  ClosedPolicies,
  OtpConfirmStep,
  requestService,
  useLocale,
  whyNoneAvailable,
  withReasons,
} from '@lifedesk/journey';
import { formatServerDate, parseIsoDate } from '@lifedesk/rules';
import { strategyStopText } from '@lifedesk/rules/texts';
import { Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import type { StrategyContext, StrategyFacts } from './strategy-facts.ts';
import { strategyJourney } from './strategy-journey.ts';
import { StrategyFactsContext, StrategyPolicyStep, StrategyReview } from './strategy-steps.tsx';
import { notStoppableWords } from './strategy-words.ts';

/** Stops automatic transfers between the funds of a policy: what is running, what stopping means, the OTP. */
export function stopStrategyService(facts: StrategyFacts): (props: Record<string, never>) => ReactElement {
  const { texts, list, stop } = facts;
  return requestService({
    heading: texts.heading,
    name: texts.menuName,
    load: list,
    none: ({ policies, notEligible }, language) =>
      whyNoneAvailable(
        policies,
        texts.none(),
        withReasons(notEligible, (one) => notStoppableWords(one, language)),
        texts.noneWhy(),
      ),
    journey: strategyJourney(facts),
    screens: { policy: StrategyPolicyStep, review: StrategyReview, confirm: OtpConfirmStep },
    around: (steps, { notEligible }) => (
      <StrategyFactsContext value={facts}>
        <Stack gap="6">
          {steps}
          <Others policies={notEligible} />
        </Stack>
      </StrategyFactsContext>
    ),
    async send({ policyNo, otp }, sending, { sdk, context }) {
      const lastTransferOn = context.policies.find((one) => one.policyNo === policyNo)?.lastTransferOn;
      const body = { policyNo, ...(lastTransferOn && { lastTransferOn }), ...otp };
      const { acknowledgement, endsOn } = await stop(sdk, body, sending);
      return { ...acknowledgement, facts: { endsOn } };
    },
    done({ state, facts: sent }, { language }) {
      const isOver = state === 'completed';
      const endsOn = parseIsoDate(sent?.endsOn);
      const because = isOver ? 'before-transfer' : 'after-transfer';
      return {
        workType: texts.workType(),
        heading: isOver ? texts.done() : texts.doneLater(),
        body: endsOn ? strategyStopText({ because, endsOn }, language) : '',
        details: endsOn ? [{ label: m.stopStrategy_ends(), value: formatServerDate(endsOn) }] : [],
      };
    },
  });
}

/** The policies whose transfers cannot be stopped now. */
function Others({ policies }: { readonly policies: StrategyContext['notEligible'] }): ReactElement {
  const language = useLocale();
  return (
    <ClosedPolicies
      heading={m.stopStrategy_others()}
      policies={policies}
      why={(one) => notStoppableWords(one, language)}
    />
  );
}
