import {
  ChoosePolicyStep,
  FormStep,
  fieldId,
  LocalisedDateField,
  modeWords,
  policyRow,
  ReviewStep,
  railWords,
  useStep,
} from '@lifedesk/journey';
import { formatRupees, formatServerDate, mandateStartsBy } from '@lifedesk/rules';
import { Notice, RadioGroup, readTypedDate, Stack, TextField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { mandateJourney, policyOf, railOf, termsOf, usualTerms } from './mandate-journey.ts';
import { useToBank } from './use-to-bank.ts';

export function MandatePolicy(): ReactElement {
  const { context } = useStep(mandateJourney);
  return (
    <ChoosePolicyStep
      policies={context.policies}
      lead={m.registerAutoDebit_policyLead()}
      detail={({ premium, dueDate }) =>
        (dueDate < context.today ? m.registerAutoDebit_overdue : m.registerAutoDebit_due)({
          amount: formatRupees(premium),
          date: formatServerDate(dueDate),
        })
      }
    />
  );
}

/** How the bank pays, with what each rail allows. */
export function MandateRailStep(): ReactElement {
  const { context, values, choice } = useStep(mandateJourney);
  const policy = policyOf(context, values.policyNo);
  const help = {
    nach: m.registerAutoDebit_nachHelp,
    card: m.registerAutoDebit_cardHelp,
    upi: m.registerAutoDebit_upiHelp,
  };
  return (
    <FormStep
      heading={m.registerAutoDebit_railHeading()}
      lead={
        policy &&
        (policy.dueDate < context.today ? m.registerAutoDebit_railLeadOverdue : m.registerAutoDebit_railLead)({
          amount: formatRupees(policy.premium),
          date: formatServerDate(policy.dueDate),
          mode: modeWords(policy.frequency).toLowerCase(),
        })
      }
      check={async () => usualTerms(context, values.policyNo, values.rail)}
    >
      <RadioGroup
        {...choice('rail')}
        label={m.registerAutoDebit_railLabel()}
        options={context.rails.map(({ rail, mostPerDebit }) => ({
          value: rail,
          label: railWords[rail](),
          help: help[rail]({ amount: formatRupees(mostPerDebit, { fractionDigits: 0 }) }),
        }))}
      />
    </FormStep>
  );
}

/** The limit of one debit, and from when to when. */
export function MandateTermsStep(): ReactElement {
  const { context, values, text, set, errorOf } = useStep(mandateJourney);
  const policy = policyOf(context, values.policyNo);
  const date = (field: 'startsOn' | 'endsOn') => ({
    id: fieldId(field),
    error: errorOf(field),
    wrong: readTypedDate(values[field]).wrong,
    value: values[field],
    onValueChange: (iso: string | null, { typed }: { typed: string }) => set({ [field]: iso ?? typed }),
  });
  return (
    <FormStep heading={m.registerAutoDebit_termsHeading()} lead={m.registerAutoDebit_termsLead()}>
      <Stack gap="6">
        <TextField
          {...text('ceiling')}
          label={m.registerAutoDebit_ceiling()}
          help={policy && m.registerAutoDebit_ceilingHelp({ amount: formatRupees(policy.premium) })}
          prefix="₹"
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          figures
        />
        <LocalisedDateField
          {...date('startsOn')}
          label={m.registerAutoDebit_start()}
          earliest={context.today}
          latest={mandateStartsBy(context.today)}
        />
        <LocalisedDateField
          {...date('endsOn')}
          label={m.registerAutoDebit_end()}
          earliest={context.today}
          latest="2099-12-31"
        />
      </Stack>
    </FormStep>
  );
}

export function MandateReview(): ReactElement {
  const { context, values } = useStep(mandateJourney);
  const toBank = useToBank();
  const terms = termsOf(values, context);
  const option = railOf(context, values.rail);
  const isBankNotified = option !== undefined && option.bankNoticeHours > 0;
  const step = 'terms';
  return (
    <ReviewStep
      heading={m.registerAutoDebit_reviewHeading()}
      lead={m.registerAutoDebit_reviewLead()}
      caption={m.registerAutoDebit_workType()}
      action={m.registerAutoDebit_toBank()}
      busyLabel={m.registerAutoDebit_opening()}
      check={async () => {
        if (!terms || !option) throw new Error('the steps allow only a mandate that can be read');
        const { ceiling, startsOn, endsOn } = terms;
        return toBank({ policyNo: values.policyNo, rail: option.rail, ceiling, startsOn, endsOn });
      }}
      rows={
        terms && option
          ? [
              policyRow(values.policyNo, context),
              { id: 'rail', label: m.mandate_from(), after: railWords[option.rail](), step: 'rail' },
              { id: 'ceiling', label: m.mandate_most(), after: formatRupees(terms.ceiling), figure: true, step },
              { id: 'frequency', label: m.mandate_frequency(), after: modeWords(terms.policy.frequency) },
              {
                id: 'period',
                label: m.mandate_valid(),
                after: m.mandate_period({ from: formatServerDate(terms.startsOn), to: formatServerDate(terms.endsOn) }),
                figure: true,
                step,
              },
            ]
          : []
      }
    >
      <Notice>{isBankNotified ? m.registerAutoDebit_noticeBank() : m.registerAutoDebit_noticeUs()}</Notice>
    </ReviewStep>
  );
}
