import { ChoosePolicyStep, FormStep, modeWords, OtpReviewStep, useHref, useLocale, useStep } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { modeOfferText } from '@lifedesk/rules/texts';
import { Link, RadioGroup, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { comingMode, modeJourney, modeOf, type OfferedMode, policyOf } from './mode-journey.ts';
import { perInstalment } from './mode-words.ts';
import { OtherPolicies } from './OtherPolicies.tsx';

export function ModePolicyStep(): ReactElement {
  const { context } = useStep(modeJourney);
  return (
    <Stack gap="8">
      <ChoosePolicyStep
        policies={context.policies}
        lead={m.modeChange_policyLead()}
        detail={(policy) => perInstalment(policy.premiumMode, policy.instalment)}
      />
      <OtherPolicies policies={context.others} />
    </Stack>
  );
}

/** Each mode of the plan with its premium and its yearly total. */
export function ModeStep(): ReactElement {
  const { context, values, choice } = useStep(modeJourney);
  const language = useLocale();
  const href = useHref();
  const policy = policyOf(context, values.policyNo);
  const mandate = policy?.modes.some(({ lacks }) => lacks === 'needs-mandate')
    ? href('register-auto-debit', { id: policy.id })
    : undefined;
  const helpOf = ({ yearlyTotal, minimum = 0, lacks }: OfferedMode) => {
    const total = m.modeChange_yearlyTotal({ amount: formatRupees(yearlyTotal) });
    return lacks ? `${total} ${modeOfferText(lacks, minimum, language)}` : total;
  };
  return (
    <FormStep
      heading={m.modeChange_heading()}
      lead={
        policy &&
        m.modeChange_lead({
          plan: policy.planName,
          number: policy.policyNo,
          date: formatServerDate(policy.effectiveOn),
        })
      }
    >
      <Stack gap="4">
        <RadioGroup
          {...choice('premiumMode')}
          label={m.modeChange_label()}
          options={(policy?.modes ?? []).map((mode) => {
            const words = perInstalment(mode.premiumMode, mode.instalment);
            const isComing = policy !== undefined && mode.premiumMode === comingMode(policy);
            return {
              value: mode.premiumMode,
              label: isComing
                ? policy.scheduled
                  ? m.modeChange_chosenBefore({ mode: words })
                  : m.modeChange_present({ mode: words })
                : words,
              help: helpOf(mode),
            };
          })}
        />
        {mandate && (
          <Link alone href={mandate}>
            {m.modeChange_registerAutoDebit()}
          </Link>
        )}
      </Stack>
    </FormStep>
  );
}

/** Old and new side by side: premium, yearly total, grace; and the first date. */
export function ModeReview(): ReactElement {
  const { context, values } = useStep(modeJourney);
  const policy = policyOf(context, values.policyNo);
  const chosen = modeOf(policy, values.premiumMode);
  if (!policy || !chosen) return <ModeStep />;
  return (
    <OtpReviewStep
      heading={m.modeChange_workType()}
      lead={m.modeChange_reviewLead({ plan: policy.planName, number: policy.policyNo })}
      caption={m.modeChange_workType()}
      rows={[
        {
          id: 'mode',
          label: m.modeChange_label(),
          before: modeWords(policy.premiumMode),
          after: modeWords(chosen.premiumMode),
          step: 'mode',
        },
        {
          id: 'instalment',
          label: m.modeChange_instalment(),
          before: formatRupees(policy.instalment),
          after: formatRupees(chosen.instalment),
        },
        {
          id: 'total',
          label: m.modeChange_total(),
          before: formatRupees(policy.yearlyTotal),
          after: formatRupees(chosen.yearlyTotal),
        },
        { id: 'first', label: m.modeChange_firstDue(), after: formatServerDate(policy.effectiveOn) },
        {
          id: 'grace',
          label: m.modeChange_grace(),
          before: m.modeChange_days({ days: policy.graceDays }),
          after: m.modeChange_days({ days: chosen.graceDays }),
        },
      ]}
    />
  );
}
