import { OtpReviewStep, policyRow, useStep } from '@lifedesk/journey';
import { formatRupees, formatServerDate } from '@lifedesk/rules';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { OutcomeList } from './Outcome.tsx';
import { policyOf, wantedOf, withdrawalJourney } from './withdrawal-journey.ts';

/** What is taken out and what it pays at the last prices, marked as an estimate. */
export default function WithdrawalReview(): ReactElement | null {
  const { context, values } = useStep(withdrawalJourney);
  const policy = policyOf(context, values.policyNo);
  if (!policy) return null;
  const isAll = values.extent === 'all';
  const nameOf = (code: string) => policy.funds.find(({ fundCode }) => fundCode === code)?.fundName ?? code;
  const { label, after } = policyRow(values.policyNo, context);
  return (
    <OtpReviewStep
      heading={m.ulipSurrender_reviewHeading()}
      lead={isAll ? m.ulipSurrender_reviewAll() : m.ulipSurrender_reviewPart()}
      caption={m.ulipSurrender_workType()}
      rows={[
        { id: 'policy', label, after },
        ...(isAll
          ? [{ id: 'all', label: m.ulipSurrender_label(), after: m.ulipSurrender_all(), step: 'amount' }]
          : wantedOf(values, policy).map(({ fundCode, amount }) => ({
              id: fundCode,
              label: m.ulipSurrender_outOf({ fund: nameOf(fundCode) }),
              after: formatRupees(amount),
              step: 'amount',
            }))),
        { id: 'date', label: m.ulipSurrender_priceOf(), after: formatServerDate(context.navDate) },
      ]}
    >
      <OutcomeList policy={policy} />
    </OtpReviewStep>
  );
}
