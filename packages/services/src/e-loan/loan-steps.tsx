import { ChoosePolicyStep, FormStep, OtpReviewStep, policyRow, useStep } from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { AmountField, SelectField, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { loanJourney, policyOf } from './loan-journey.ts';
import { Outlook } from './Outlook.tsx';
import { isOccupation, occupations } from './occupations.ts';

export function LoanPolicyStep(): ReactElement {
  const { context } = useStep(loanJourney);
  return (
    <ChoosePolicyStep
      policies={context.policies}
      lead={m.eLoan_policyLead()}
      detail={({ most }) => m.eLoan_upTo({ most: formatRupees(most) })}
    />
  );
}

/** Work and income, to confirm or to change. */
export function PersonalStep(): ReactElement {
  const { values, set, text, errorOf } = useStep(loanJourney);
  return (
    <FormStep heading={m.eLoan_personalHeading()} lead={m.eLoan_personalLead()}>
      <Stack gap="6">
        <SelectField
          {...text('occupation')}
          label={m.eLoan_occupation()}
          placeholder={m.eLoan_occupationChoose()}
          options={Object.entries(occupations).map(([value, name]) => ({ value, label: name() }))}
        />
        <AmountField
          id="field-yearlyIncome"
          name="yearlyIncome"
          label={m.eLoan_income()}
          help={m.eLoan_incomeHelp()}
          value={values.yearlyIncome}
          onValueChange={(yearlyIncome) => set({ yearlyIncome })}
          least={0}
          error={errorOf('yearlyIncome')}
        />
      </Stack>
    </FormStep>
  );
}

export function LoanReview(): ReactElement {
  const { context, values } = useStep(loanJourney);
  const { amount, occupation, yearlyIncome } = values;
  const policy = policyOf(context, values.policyNo);
  const chosen = policyRow(values.policyNo, context);
  return (
    <OtpReviewStep
      heading={m.eLoan_reviewHeading()}
      lead={m.eLoan_reviewLead()}
      caption={m.eLoan_workType()}
      rows={[
        { id: 'policy', label: chosen.label, after: chosen.after },
        { id: 'amount', label: m.eLoan_amount(), after: formatRupees(amount ?? 0), figure: true, step: 'amount' },
        {
          id: 'occupation',
          label: m.eLoan_occupation(),
          after: isOccupation(occupation) ? occupations[occupation]() : undefined,
          step: 'personal',
        },
        {
          id: 'income',
          label: m.eLoan_income(),
          after: formatRupees(yearlyIncome ?? 0),
          figure: true,
          step: 'personal',
        },
      ]}
    >
      {policy && <Outlook policy={policy} amount={amount ?? 0} />}
    </OtpReviewStep>
  );
}
