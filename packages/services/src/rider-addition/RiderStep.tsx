import { ChoosePolicyStep, FormStep, useLocale, useStep } from '@lifedesk/journey';
import { formatRupees, formatServerDate, formatWholeRupees } from '@lifedesk/rules';
import { riderOfferText } from '@lifedesk/rules/texts';
import { AmountField, DataList, RadioGroup, Slider, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { policyOf, premiumsWith, type Rider, type RiderPolicy, riderJourney, riderOf } from './rider-journey.ts';

export function RiderPolicyStep(): ReactElement {
  const { context } = useStep(riderJourney);
  return <ChoosePolicyStep policies={context.policies} lead={m.riderAddition_policyLead()} />;
}

/** The riders of the plan, then the sum assured by slider and field, with the premium updated live. */
export function RiderStep(): ReactElement {
  const language = useLocale();
  const { context, values, choice, set } = useStep(riderJourney);
  const policy = policyOf(context, values);
  const rider = riderOf(context, values);
  const choose = (riderCode: string) => {
    const chosen = riderOf(context, { ...values, riderCode });
    set({ riderCode, sumAssured: chosen && !chosen.lacks ? chosen.maximum : null });
  };
  return (
    <FormStep
      heading={m.riderAddition_heading()}
      lead={policy && m.riderAddition_lead({ plan: policy.planName, date: formatServerDate(policy.effectiveOn) })}
    >
      <Stack gap="6">
        <RadioGroup
          {...choice('riderCode')}
          onValueChange={choose}
          label={m.riderAddition_label()}
          options={(policy?.riders ?? []).map(({ riderCode, name, meaning, lacks }) => ({
            value: riderCode,
            label: name[language],
            help: lacks ? `${meaning[language]} ${riderOfferText(lacks, language)}` : meaning[language],
          }))}
        />
        {policy && rider && !rider.lacks && <Sum policy={policy} rider={rider} />}
      </Stack>
    </FormStep>
  );
}

function Sum({ policy, rider }: { readonly policy: RiderPolicy; readonly rider: Rider }): ReactElement {
  const { values, set, errorOf } = useStep(riderJourney);
  const { minimum, maximum, step, term, waitingDays } = rider;
  const sum = values.sumAssured ?? minimum;
  const { yearly, instalment } = premiumsWith(policy, rider, sum);
  return (
    <Stack gap="4">
      <AmountField
        id="field-sumAssured"
        name="sumAssured"
        label={m.riderAddition_sum()}
        value={values.sumAssured}
        onValueChange={(sumAssured) => set({ sumAssured })}
        least={minimum}
        most={maximum}
        limits={m.riderAddition_limits({
          minimum: formatWholeRupees(minimum),
          maximum: formatWholeRupees(maximum),
          step: formatWholeRupees(step),
        })}
        error={errorOf('sumAssured')}
      />
      {maximum > minimum && (
        <Slider
          label={m.riderAddition_slider()}
          min={minimum}
          max={maximum}
          step={step}
          value={Math.min(Math.max(sum, minimum), maximum)}
          valueText={formatWholeRupees(sum)}
          onValueChange={(sumAssured) => set({ sumAssured })}
        />
      )}
      <div aria-live="polite">
        <DataList
          items={[
            { label: m.riderAddition_yearly(), value: formatRupees(yearly), figure: true, strong: true },
            { label: m.riderAddition_instalment(), value: formatRupees(instalment), figure: true },
            { label: m.riderAddition_gst(), value: m.riderAddition_gstNil() },
            { label: m.riderAddition_term(), value: m.riderAddition_years({ years: term }) },
            ...(waitingDays > 0
              ? [{ label: m.riderAddition_waiting(), value: m.riderAddition_days({ days: waitingDays }) }]
              : []),
          ]}
        />
      </div>
    </Stack>
  );
}
