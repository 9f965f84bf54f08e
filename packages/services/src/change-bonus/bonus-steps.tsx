import { ChoosePolicyStep, FormStep, OtpReviewStep, useLocale, useStep } from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { RadioGroup } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { bonusJourney, bonusOf, missingTexts, optionOf } from './bonus-journey.ts';

export function BonusPolicy(): ReactElement {
  const locale = useLocale();
  const { context } = useStep(bonusJourney);
  return (
    <ChoosePolicyStep
      policies={context.policies}
      lead={m.changeBonus_policyLead()}
      detail={(bonus) => optionOf(bonus, bonus.bonusOption)?.name[locale]}
    />
  );
}

/** The plan's options, what each means, and what is still missing for it. */
export function BonusOptionStep(): ReactElement {
  const locale = useLocale();
  const { context, values, choice } = useStep(bonusJourney);
  const bonus = bonusOf(context, values.policyNo);
  return (
    <FormStep
      heading={m.changeBonus_heading()}
      lead={bonus && m.changeBonus_lead({ plan: bonus.planName, date: formatServerDate(bonus.nextBonusDate) })}
    >
      <RadioGroup
        {...choice('bonusOption')}
        label={m.changeBonus_label()}
        options={(bonus?.options ?? []).map(({ bonusOption, name, meaning, lacks }) => ({
          value: bonusOption,
          label: bonusOption === bonus?.bonusOption ? m.changeBonus_present({ option: name[locale] }) : name[locale],
          help: lacks ? `${meaning[locale]} ${missingTexts[lacks]()}` : meaning[locale],
        }))}
      />
    </FormStep>
  );
}

export function BonusReview(): ReactElement {
  const locale = useLocale();
  const { context, values } = useStep(bonusJourney);
  const { policyNo, bonusOption } = values;
  const bonus = bonusOf(context, policyNo);
  return (
    <OtpReviewStep
      heading={m.changeBonus_workType()}
      lead={
        bonus &&
        m.changeBonus_reviewLead({
          plan: bonus.planName,
          number: policyNo,
          date: formatServerDate(bonus.nextBonusDate),
        })
      }
      caption={m.changeBonus_label()}
      rows={[
        {
          id: 'option',
          label: m.changeBonus_label(),
          before: optionOf(bonus, bonus?.bonusOption)?.name[locale] ?? null,
          after: optionOf(bonus, bonusOption)?.name[locale],
          step: 'option',
        },
      ]}
    />
  );
}
