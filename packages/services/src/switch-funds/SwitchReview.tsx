import { OtpReviewStep, useStep } from '@lifedesk/journey';
import { formatRupees, formatServerDate, freeSwitchesLeft } from '@lifedesk/rules';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { estimate, moneyOf, policyOf, switchJourney } from './switch-journey.ts';
import { SwitchOut } from './switch-steps.tsx';
import { unitWords } from './switch-words.ts';

/** Both sides at the last prices, marked as an estimate, with the day whose price applies and what the switch costs. */
export default function SwitchReview(): ReactElement {
  const { context, values } = useStep(switchJourney);
  const policy = policyOf(context, values.policyNo);
  if (!policy) return <SwitchOut />;
  const { sold, bought, charge } = estimate(values, policy);
  const nameOf = (code: string) =>
    [...policy.funds, ...policy.openFunds].find(({ fundCode }) => fundCode === code)?.fundName ?? code;
  const about = (leg: { units: string; value: number }) =>
    m.switchFunds_about({ units: unitWords(leg.units), value: formatRupees(leg.value) });
  const left = policy.freeSwitchesLeft;
  const date = formatServerDate(context.navDate);
  return (
    <OtpReviewStep
      heading={m.switchFunds_workType()}
      lead={[
        m.switchFunds_estimate({ date: formatServerDate(policy.funds[0]?.navDate ?? context.navDate) }),
        ...(values.into === 'amount'
          ? [m.switchFunds_intoAmounts({ date, amount: formatRupees(moneyOf(values, policy)) })]
          : []),
      ].join(' ')}
      caption={m.switchFunds_workType()}
      rows={[
        { id: 'policy', label: m.choosePolicy_label(), after: `${policy.planName}, ${policy.policyNo}` },
        ...sold.map((leg) => ({
          id: `from-${leg.fundCode}`,
          label: m.switchFunds_outOf({ fund: nameOf(leg.fundCode) }),
          after: about(leg),
          step: 'update',
        })),
        ...bought.map((leg) => ({
          id: `to-${leg.fundCode}`,
          label: m.switchFunds_into({ fund: nameOf(leg.fundCode) }),
          after: about(leg),
          step: 'add',
        })),
        { id: 'date', label: m.switchFunds_priceOf(), after: date },
        {
          id: 'charge',
          label: m.switchFunds_charge(),
          after:
            charge > 0
              ? formatRupees(charge)
              : left === undefined
                ? m.switchFunds_free()
                : m.switchFunds_freeLeft({ left: freeSwitchesLeft({ freeSwitches: left }, 1) ?? 0 }),
        },
      ]}
    />
  );
}
