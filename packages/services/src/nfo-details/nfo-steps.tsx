import {
  ChoosePolicyStep,
  CompareLink,
  FormStep,
  OtpReviewStep,
  ReviewStep,
  useLocale,
  useStep,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { nonForfeitureOptionText } from '@lifedesk/rules/texts';
import { RadioGroup, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { nfoJourney, optionOf, policyOf } from './nfo-journey.ts';
import { optionBenefit } from './option-words.ts';

export function NfoPolicyStep(): ReactElement {
  const language = useLocale();
  const { context } = useStep(nfoJourney);
  return (
    <ChoosePolicyStep
      policies={context.policies}
      lead={m.nfoDetails_policyLead()}
      detail={({ option }) => nonForfeitureOptionText(option ?? 'none', language)}
    />
  );
}

/** Each option of the plan with what it would give today; the one that applies is marked. */
export function NfoOptionStep(): ReactElement {
  const language = useLocale();
  const { context, values, choice } = useStep(nfoJourney);
  const policy = policyOf(context, values.policyNo);
  return (
    <FormStep
      heading={m.nfoDetails_heading()}
      lead={
        policy &&
        m.nfoDetails_lead({
          plan: policy.planName,
          number: policy.policyNo,
          premium: formatRupees(policy.premium),
          due: formatServerDate(policy.dueDate),
          date: formatServerDate(policy.graceEndsOn),
        })
      }
    >
      <Stack gap="6">
        <RadioGroup
          {...choice('option')}
          label={m.nfoDetails_label()}
          help={m.nfoDetails_labelHelp()}
          options={(policy?.options ?? []).map((offered) => {
            const name = nonForfeitureOptionText(offered.option, language);
            return {
              value: offered.option,
              label: offered.option === policy?.option ? m.nfoDetails_present({ option: name }) : name,
              help: policy && optionBenefit(policy, offered, language),
            };
          })}
        />
        {policy && <CompareLink policyNo={policy.policyNo} />}
      </Stack>
    </FormStep>
  );
}

/** The present and the chosen option, and what the chosen one would give today. */
export function NfoReview(): ReactElement {
  const language = useLocale();
  const { context, values } = useStep(nfoJourney);
  const policy = policyOf(context, values.policyNo);
  const chosen = optionOf(policy, values.option);
  if (!policy || !chosen) return <NfoOptionStep />;
  const review = {
    heading: m.nfoDetails_workType(),
    lead: m.nfoDetails_reviewLead({ plan: policy.planName, number: policy.policyNo }),
    caption: m.nfoDetails_workType(),
    rows: [
      {
        id: 'option',
        label: m.nfoDetails_label(),
        before: nonForfeitureOptionText(policy.option ?? 'none', language),
        after: nonForfeitureOptionText(chosen.option, language),
        step: 'option',
      },
      { id: 'gives', label: m.nfoDetails_today(), after: optionBenefit(policy, chosen, language) },
    ],
  };
  return policy.needsOtp ? <OtpReviewStep {...review} /> : <ReviewStep {...review} action={m.nfoDetails_send()} />;
}
