import { ChoosePolicyStep, FormStep, modeWords, OtpReviewStep, useHref, useLocale, useStep } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { modeOfferText } from '@lifedesk/rules/texts';
import { DataList, Heading, Link, RadioGroup, Stack } from '@lifedesk/ui';
import { type ReactElement, useId } from 'react';
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

/** Each mode that can be chosen, with its premium and its yearly total, then the others with the reason. */
export function ModeStep(): ReactElement {
  const { context, values, choice } = useStep(modeJourney);
  const language = useLocale();
  const href = useHref();
  const othersId = useId();
  const policy = policyOf(context, values.policyNo);
  const modes = policy?.modes ?? [];
  const others = modes.filter(({ lacks }) => lacks);
  const mandate =
    policy && others.some(({ lacks }) => lacks === 'needs-mandate')
      ? href('register-auto-debit', { id: policy.id })
      : undefined;
  const wordsOf = ({ premiumMode, instalment }: OfferedMode) => perInstalment(premiumMode, instalment);
  const totalOf = ({ yearlyTotal }: OfferedMode) => m.modeChange_yearlyTotal({ amount: formatRupees(yearlyTotal) });
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
          options={modes
            .filter(({ lacks }) => !lacks)
            .map((mode) => {
              const words = wordsOf(mode);
              const isComing = policy !== undefined && mode.premiumMode === comingMode(policy);
              return {
                value: mode.premiumMode,
                label: isComing
                  ? policy.scheduled
                    ? m.modeChange_chosenBefore({ mode: words })
                    : m.modeChange_present({ mode: words })
                  : words,
                help: totalOf(mode),
              };
            })}
        />
        {others.length > 0 && (
          <Stack as="section" gap="2" aria-labelledby={othersId}>
            <Heading level={2} look="h3" id={othersId}>
              {m.modeChange_notNow()}
            </Heading>
            <DataList
              items={others.map((mode) => ({
                label: wordsOf(mode),
                value: `${totalOf(mode)} ${modeOfferText(mode.lacks ?? 'mode-offered', mode.minimum ?? 0, language)}`,
              }))}
            />
          </Stack>
        )}
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
