import { FormStep, fieldId, useStep } from '@lifedesk/journey';
import { formatRupees, splitAmount } from '@lifedesk/rules';
import { Stack, TextField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { checkSplit, policyOf, splitOf, topUpJourney, typedShare } from './top-up-journey.ts';

/** How the money is split among the open funds, with the total while typing. */
export default function TopUpSplit(): ReactElement | null {
  const { context, values, set, errorOf } = useStep(topUpJourney);
  const policy = policyOf(context, values.policyNo);
  if (!policy) return null;
  const { sum, accepted } = checkSplit(values, policy);
  const parts = new Map(
    accepted && values.amount
      ? splitAmount(values.amount, splitOf(values, policy)).map((part) => [part.fundCode, part.amount])
      : [],
  );
  return (
    <FormStep heading={m.topUp_splitHeading()} lead={m.topUp_splitLead()}>
      <Stack gap="4">
        {policy.fundSplit.map((fund, at) => {
          const part = parts.get(fund.fundCode);
          return (
            <TextField
              key={fund.fundCode}
              id={at === 0 ? fieldId('shares') : fieldId(fund.fundCode)}
              name={fund.fundCode}
              label={fund.fundName}
              help={part === undefined ? undefined : formatRupees(part)}
              error={at === 0 ? errorOf('shares') : undefined}
              value={typedShare(values, fund)}
              onChange={(event) => set({ shares: { ...values.shares, [fund.fundCode]: event.target.value } })}
              suffix="%"
              figures
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
            />
          );
        })}
        <p role="status">{m.topUp_sum({ sum })}</p>
      </Stack>
    </FormStep>
  );
}
