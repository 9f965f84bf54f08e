import { ChoosePolicyStep, FormStep, fieldId, OtpReviewStep, policyRow, useStep } from '@lifedesk/journey';
import { type FundShare, formatRupees, formatServerDate, splitAmount } from '@lifedesk/rules';
import { Stack, TextField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import {
  type AllocationPolicy,
  checkShares,
  policyOf,
  redirectionJourney,
  sharesOf,
  typedShare,
} from './redirection-journey.ts';

/** For example "Growth Fund 60 %, Secure Fund 40 %". */
function spreadWords({ now, openFunds }: AllocationPolicy, shares: readonly FundShare[]): string {
  const nameOf = (code: string) => [...now, ...openFunds].find(({ fundCode }) => fundCode === code)?.fundName ?? code;
  return shares
    .filter(({ share }) => share > 0)
    .sort((a, b) => b.share - a.share)
    .map(({ fundCode, share }) => m.premiumRedirection_share({ fund: nameOf(fundCode), share }))
    .join(', ');
}

export function RedirectionPolicyStep(): ReactElement {
  const { context } = useStep(redirectionJourney);
  return (
    <ChoosePolicyStep
      policies={context.policies}
      lead={m.premiumRedirection_policyLead()}
      detail={(policy) => spreadWords(policy, policy.now)}
    />
  );
}

/** The share of each open fund, with what it gets of the next premium and the total while typing. */
export function RedirectionFunds(): ReactElement | null {
  const { context, values, set, errorOf } = useStep(redirectionJourney);
  const policy = policyOf(context, values.policyNo);
  if (!policy) return null;
  const { premium, effectiveFrom, leastShare, openFunds, now } = policy;
  const { sum } = checkShares(values, policy);
  const parts = new Map(
    sum === 100 ? splitAmount(premium, sharesOf(values, policy)).map(({ fundCode, amount }) => [fundCode, amount]) : [],
  );
  return (
    <FormStep
      heading={m.premiumRedirection_heading()}
      lead={m.premiumRedirection_lead({
        amount: formatRupees(premium),
        date: formatServerDate(effectiveFrom),
        least: leastShare,
      })}
    >
      <Stack gap="4">
        {openFunds.map(({ fundCode, fundName }, at) => {
          const part = parts.get(fundCode);
          const share = now.find((fund) => fund.fundCode === fundCode)?.share ?? 0;
          const before = m.premiumRedirection_now({ share });
          return (
            <TextField
              key={fundCode}
              id={at === 0 ? fieldId('shares') : fieldId(fundCode)}
              name={fundCode}
              label={fundName}
              help={
                part === undefined ? before : m.premiumRedirection_part({ now: before, amount: formatRupees(part) })
              }
              error={at === 0 ? errorOf('shares') : undefined}
              value={typedShare(values, policy, fundCode)}
              onChange={({ target }) => set({ shares: { ...values.shares, [fundCode]: target.value } })}
              suffix="%"
              figures
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
            />
          );
        })}
        <p role="status">{m.premiumRedirection_sum({ sum })}</p>
      </Stack>
    </FormStep>
  );
}

export function RedirectionReview(): ReactElement | null {
  const { context, values } = useStep(redirectionJourney);
  const policy = policyOf(context, values.policyNo);
  if (!policy) return null;
  return (
    <OtpReviewStep
      heading={m.premiumRedirection_workType()}
      lead={m.premiumRedirection_reviewLead()}
      caption={m.premiumRedirection_workType()}
      rows={[
        policyRow(values.policyNo, context),
        {
          id: 'funds',
          label: m.premiumRedirection_spread(),
          before: spreadWords(policy, policy.now),
          after: spreadWords(policy, sharesOf(values, policy)),
          step: 'funds',
        },
        { id: 'from', label: m.premiumRedirection_from(), after: formatServerDate(policy.effectiveFrom) },
      ]}
    />
  );
}
