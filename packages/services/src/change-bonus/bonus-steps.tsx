import {
  ChoosePolicyStep,
  ConfirmStep,
  FormStep,
  ReviewStep,
  sendCode,
  useApp,
  useLocale,
  useStep,
} from '@lifedesk/journey';
import { formatServerDate } from '@lifedesk/rules';
import { bonusOptions } from '@lifedesk/sdk';
import { RadioGroup } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { bonusJourney, bonusOf, lacking, optionOf } from './bonus-journey.ts';
import { changeBonus } from './facts.ts';

const quietly = { background: true } as const;

export function BonusPolicy(): ReactElement {
  const locale = useLocale();
  const { known } = useStep(bonusJourney);
  return (
    <ChoosePolicyStep
      policies={known.policies}
      lead={m.changeBonus_policyLead()}
      detail={(bonus) => optionOf(bonus, bonus.bonusOption)?.name[locale]}
    />
  );
}

/** The options of the plan with what each means, and what is missing where something is. */
export function BonusOptionStep(): ReactElement {
  const locale = useLocale();
  const { known, values, choice } = useStep(bonusJourney);
  const bonus = bonusOf(known, values.policyNo);
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
          help: lacks ? `${meaning[locale]} ${lacking[lacks]()}` : meaning[locale],
        }))}
      />
    </FormStep>
  );
}

/** What holds and what will. Going on asks for a challenge of now and sends its code. */
export function BonusReview(): ReactElement {
  const { sdk } = useApp();
  const locale = useLocale();
  const { known, values } = useStep(bonusJourney);
  const { policyNo, bonusOption } = values;
  const bonus = bonusOf(known, policyNo);
  const check = async () => {
    const { otpToken, mobileNo: mobile, emailId: email } = await bonusOptions(sdk, {}, quietly);
    return { code: await sendCode(sdk, { otpToken, mobile, email }, changeBonus.workType, quietly), otp: '' };
  };
  return (
    <ReviewStep
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
      action={m.changeContact_sendCode()}
      busyLabel={m.changeContact_sendingCode()}
      check={check}
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

export function BonusConfirm(): ReactElement {
  const { send } = useStep(bonusJourney);
  return (
    <ConfirmStep
      code="code"
      workType={changeBonus.workType}
      submitLabel={m.changeContact_confirm()}
      confirm={(otp) => send({ otp })}
    />
  );
}
