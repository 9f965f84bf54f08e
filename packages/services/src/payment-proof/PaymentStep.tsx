import { FormStep, fieldId, LocalisedDateField, UploadField, useStep } from '@lifedesk/journey';
import { PAYMENT_RAILS } from '@lifedesk/rules';
import { AmountField, RadioGroup, SelectField, Stack, TextField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { KnownPayments } from './KnownPayments.tsx';
import { policyOf, proofJourney, yearOf } from './proof-journey.ts';
import { railName } from './rail-names.ts';

/** The year with the payments that we recorded, and the missing one. */
export default function PaymentStep(): ReactElement {
  const { context, values, set, text, choice, errorOf } = useStep(proofJourney);
  const policy = policyOf(context, values.policyNo);
  const financialYear = yearOf(values.financialYear, policy);
  return (
    <FormStep heading={m.paymentProof_paymentHeading()} lead={m.paymentProof_paymentLead()}>
      <Stack gap="6">
        <SelectField
          {...text('financialYear')}
          value={financialYear}
          label={m.paymentProof_year()}
          options={(policy?.financialYears ?? []).map((year) => ({ value: year, label: year }))}
        />
        <KnownPayments key={financialYear} policyNo={values.policyNo} financialYear={financialYear} />
        <RadioGroup
          {...choice('rail')}
          label={m.paymentProof_rail()}
          options={PAYMENT_RAILS.map((rail) => ({ value: rail, label: railName(rail) }))}
        />
        <TextField
          {...text('reference')}
          label={m.paymentProof_reference()}
          help={m.paymentProof_referenceHelp()}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={30}
          figures
        />
        <AmountField
          id={fieldId('amount')}
          label={m.paymentProof_amount()}
          value={values.amount ?? null}
          onValueChange={(paise) => set({ amount: paise ?? undefined })}
          error={errorOf('amount')}
        />
        <LocalisedDateField
          id={fieldId('paidOn')}
          label={m.paymentProof_paidOn()}
          error={errorOf('paidOn')}
          value={values.paidOn}
          onValueChange={(date, { typed }) => set({ paidOn: date ?? typed })}
        />
        <UploadField field="files" purpose="payment-proof" label={m.paymentProof_file()} />
      </Stack>
    </FormStep>
  );
}
