import { policyRow, ReviewStep, useLocale, useStep } from '@lifedesk/journey';
import { formatRupees, formatServerDate, splitAmount } from '@lifedesk/rules';
import { topUpTaxText } from '@lifedesk/rules/texts';
import { Notice, Spoken, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { NavDate } from './NavDate.tsx';
import { costsExemption, extraCover, policyOf, splitOf, topUpJourney } from './top-up-journey.ts';
import { Ongoing } from './top-up-steps.tsx';
import { usePayTopUp } from './use-pay-top-up.ts';

/** Everything that the top-up changes, before it is paid. */
export default function TopUpReview(): ReactElement | null {
  const { context, values } = useStep(topUpJourney);
  const language = useLocale();
  const pay = usePayTopUp(context.reload);
  const policy = policyOf(context, values.policyNo);
  const amount = values.amount ?? 0;
  if (!policy) return null;
  if (policy.ongoingTransaction) return <Ongoing policy={policy} />;
  const split = splitOf(values, policy).filter(({ share }) => share > 0);
  const names = new Map(policy.fundSplit.map(({ fundCode, fundName }) => [fundCode, fundName]));
  const shares = new Map(split.map(({ fundCode, share }) => [fundCode, share]));
  const funds = splitAmount(amount, split).map(({ fundCode, amount: part }) =>
    m.topUp_fundPart({
      fund: names.get(fundCode) ?? fundCode,
      share: shares.get(fundCode) ?? 0,
      amount: formatRupees(part),
    }),
  );
  return (
    <ReviewStep
      heading={m.topUp_reviewHeading()}
      lead={m.topUp_reviewLead()}
      caption={m.topUp_workType()}
      action={m.payment_pay({ amount: formatRupees(amount) })}
      check={() => pay({ policyNo: policy.policyNo, amount, fundSplit: split })}
      busyLabel={m.payment_startingPayment()}
      rows={[
        policyRow(values.policyNo, context),
        { id: 'amount', label: m.topUp_amount(), after: formatRupees(amount), step: 'amount' },
        {
          id: 'split',
          label: m.topUp_splitStep(),
          after: (
            <Stack as="ul" gap="1">
              {funds.map((fund) => (
                <li key={fund}>
                  <Spoken>{fund}</Spoken>
                </li>
              ))}
            </Stack>
          ),
          step: 'split',
        },
        { id: 'cover', label: m.topUp_extraCover(), after: `+ ${formatRupees(extraCover(amount, policy))}` },
        { id: 'lock', label: m.topUp_lockedUntil(), after: formatServerDate(context.lockedUntil) },
      ]}
    >
      <Stack gap="4">
        <NavDate context={context} />
        {policy.tax && costsExemption(amount, policy) && (
          <Notice tone="warning" title={m.topUp_taxTitle()}>
            {topUpTaxText(policy.tax.because, language)}
          </Notice>
        )}
      </Stack>
    </ReviewStep>
  );
}
