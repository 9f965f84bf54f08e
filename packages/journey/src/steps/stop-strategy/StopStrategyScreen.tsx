import * as m from '@lifedesk/journey/messages';
import { formatServerDate, parseIsoDate } from '@lifedesk/rules';
import { strategyStopText } from '@lifedesk/rules/texts';
import { Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import { silent } from '../../answers/use-answer.ts';
import { OtpConfirmStep } from '../../confirm/OtpConfirmStep.tsx';
import { JourneyScreen } from '../../engine/JourneyScreen.tsx';
import { useLocale } from '../../locale/locale-atom.ts';
import { useApp } from '../../provider/app.ts';
import { Acknowledgement } from '../acknowledgement/Acknowledgement.tsx';
import { LoadJourney } from '../choose-policy/LoadJourney.tsx';
import { whyNoneAvailable } from '../choose-policy/why-none-available.ts';
import { ClosedPolicies } from '../restricted/ClosedPolicies.tsx';
import type { StrategyFacts } from './strategy-facts.ts';
import type { StrategyJourney } from './strategy-journey.ts';
import { StrategyFactsContext, StrategyPolicyStep, StrategyReview } from './strategy-steps.tsx';
import { notStoppableWords } from './strategy-words.ts';

interface StopStrategyScreenProps {
  readonly facts: StrategyFacts;
  readonly journey: StrategyJourney;
  /** The name of the service. */
  readonly name: string;
}

/** Stops automatic transfers between the funds of a policy: what is running, what stopping means, the OTP. */
export function StopStrategyScreen({ facts, journey, name }: StopStrategyScreenProps): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const { texts, list, stop } = facts;
  const ask = useCallback((signal: AbortSignal) => list(sdk, {}, { ...silent, signal }), [sdk, list]);
  return (
    <StrategyFactsContext value={facts}>
      <LoadJourney
        heading={texts.heading()}
        name={name}
        ask={ask}
        nothing={({ policies, notEligible }) =>
          whyNoneAvailable(
            policies,
            texts.none(),
            notEligible.map((one) => notStoppableWords(one, language)),
            texts.noneWhy(),
          )
        }
      >
        {(context) => (
          <Stack gap="6">
            <JourneyScreen
              journey={journey}
              context={context}
              screens={{ policy: StrategyPolicyStep, review: StrategyReview, confirm: OtpConfirmStep }}
              send={async ({ policyNo, otp }, sending) => {
                const lastTransferOn = context.policies.find((one) => one.policyNo === policyNo)?.lastTransferOn;
                const body = { policyNo, ...(lastTransferOn && { lastTransferOn }), ...otp };
                const { acknowledgement, endsOn } = await stop(sdk, body, sending);
                return { ...acknowledgement, facts: { endsOn } };
              }}
              done={(sent) => {
                const isOver = sent.state === 'completed';
                const endsOn = parseIsoDate(sent.facts?.endsOn);
                const because = isOver ? 'before-transfer' : 'after-transfer';
                return (
                  <Acknowledgement
                    sent={sent}
                    workType={texts.workType()}
                    heading={isOver ? texts.done() : texts.doneLater()}
                    body={endsOn ? strategyStopText({ because, endsOn }, language) : ''}
                    details={endsOn ? [{ label: m.stopStrategy_ends(), value: formatServerDate(endsOn) }] : []}
                  />
                );
              }}
            />
            <ClosedPolicies
              heading={m.stopStrategy_others()}
              policies={context.notEligible}
              why={(one) => notStoppableWords(one, language)}
            />
          </Stack>
        )}
      </LoadJourney>
    </StrategyFactsContext>
  );
}
