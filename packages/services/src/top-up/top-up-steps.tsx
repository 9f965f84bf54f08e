import { ChoosePolicyStep, FormStep, OngoingPayment, useLocale, useStep } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import { topUpTaxText } from '@lifedesk/rules/texts';
import { AmountField, DataList, Heading, Notice, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { NavDate } from './NavDate.tsx';
import { NotEligible } from './NotEligible.tsx';
import { PastTopUps } from './PastTopUps.tsx';
import { costsExemption, extraCover, policyOf, type TopUpPolicy, topUpJourney } from './top-up-journey.ts';

const limitsOf = ({ minimumAmount, maximumAmount, amountStep }: TopUpPolicy): string =>
  m.topUp_limits({
    least: formatRupees(minimumAmount),
    most: formatRupees(maximumAmount),
    step: formatRupees(amountStep),
  });

/** A payment of the policy is in process: no second one. */
export const Ongoing = ({ policy }: { readonly policy: TopUpPolicy }): ReactElement => (
  <Stack gap="4">
    <Heading level={1}>{m.topUp_heading()}</Heading>
    <OngoingPayment policy={policy} />
  </Stack>
);

export function TopUpPolicyStep(): ReactElement {
  const { context } = useStep(topUpJourney);
  return (
    <Stack gap="8">
      <ChoosePolicyStep policies={context.policies} lead={m.topUp_policyLead()} detail={limitsOf} />
      <NotEligible policies={context.notEligible} />
    </Stack>
  );
}

/** How much, and what it changes: cover, lock-in, price, tax. */
export function TopUpAmount(): ReactElement {
  const { context, values, set, errorOf } = useStep(topUpJourney);
  const language = useLocale();
  const policy = policyOf(context, values.policyNo);
  if (!policy) return <Heading level={1}>{m.topUp_heading()}</Heading>;
  if (policy.ongoingTransaction) return <Ongoing policy={policy} />;
  const { amount } = values;
  return (
    <Stack gap="8">
      <FormStep heading={m.topUp_heading()} lead={m.topUp_lead({ plan: policy.planName, number: policy.policyNo })}>
        <Stack gap="6">
          <AmountField
            id="field-amount"
            name="amount"
            label={m.topUp_amount()}
            limits={limitsOf(policy)}
            value={amount ?? null}
            onValueChange={(paise) => set({ amount: paise ?? undefined })}
            error={errorOf('amount')}
          />
          {amount !== undefined && amount > 0 && (
            <DataList
              items={[
                { label: m.topUp_extraCover(), value: `+ ${formatRupees(extraCover(amount, policy))}`, figure: true },
                { label: m.topUp_lockedUntil(), value: formatServerDate(context.lockedUntil), figure: true },
              ]}
            />
          )}
          {amount !== undefined && policy.tax && costsExemption(amount, policy) && (
            <Notice tone="warning" role="status" title={m.topUp_taxTitle()}>
              {topUpTaxText(policy.tax.because, language)}
            </Notice>
          )}
          <NavDate context={context} />
        </Stack>
      </FormStep>
      <PastTopUps topUps={policy.topUps ?? []} />
      {context.policies.length === 1 && <NotEligible policies={context.notEligible} />}
    </Stack>
  );
}
