import { fieldId, useStep } from '@lifedesk/journey';
import { formatRupees, formatServerDate, withdrawalLimits } from '@lifedesk/rules';
import { AmountField, Paragraph, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { checkAmounts, type FundsPolicy, withdrawalJourney } from './withdrawal-journey.ts';

/** How much to take out of each fund, with the limits and what is locked in. */
export function PartFields({ policy }: { readonly policy: FundsPolicy }): ReactElement {
  const { values, set, errorOf } = useStep(withdrawalJourney);
  const { funds, locked, withdrawal, yearlyPremium } = policy;
  const limits = withdrawal.terms && withdrawalLimits({ terms: withdrawal.terms, funds, yearlyPremium });
  // the field that a problem is about
  const about = checkAmounts(values, policy)?.fundCode ?? funds[0]?.fundCode;
  return (
    <Stack gap="4">
      {limits && (
        <p>
          {m.ulipSurrender_limits({
            least: formatRupees(limits.least),
            most: formatRupees(limits.most),
            left: withdrawal.left ?? 0,
          })}
        </p>
      )}
      {funds.map(({ fundCode, fundName, free, navDate }) => (
        <AmountField
          key={fundCode}
          id={fundCode === about ? fieldId('amounts') : fieldId(fundCode)}
          name={fundCode}
          label={fundName}
          help={m.ulipSurrender_free({ free: formatRupees(free), date: formatServerDate(navDate) })}
          value={values.amounts[fundCode] ?? null}
          onValueChange={(paise) => set({ amounts: { ...values.amounts, [fundCode]: paise } })}
          error={fundCode === about ? errorOf('amounts') : undefined}
        />
      ))}
      {locked.map(({ fundCode, fundName, value, lockedUntil }) => (
        <Paragraph key={`${fundCode} ${lockedUntil}`}>
          {m.ulipSurrender_locked({
            fund: fundName,
            value: formatRupees(value),
            date: formatServerDate(lockedUntil),
          })}
        </Paragraph>
      ))}
      <p>{m.ulipSurrender_order()}</p>
    </Stack>
  );
}
