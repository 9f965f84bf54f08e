import { ChoosePolicyStep, FormStep, fieldId, useStep } from '@lifedesk/journey';
import { formatRupees, formatServerDate, unitsFor } from '@lifedesk/rules';
import { AmountField, RadioGroup, Stack, TextField } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { NavDate } from './NavDate.tsx';
import { OtherPolicies } from './OtherPolicies.tsx';
import { checkIn, checkOut, estimate, moneyOf, policyOf, switchJourney, targetFunds } from './switch-journey.ts';
import { shareWords, unitWords } from './switch-words.ts';

export function SwitchPolicyStep(): ReactElement {
  const { context } = useStep(switchJourney);
  return (
    <Stack gap="8">
      <ChoosePolicyStep
        policies={context.policies}
        lead={m.switchFunds_policyLead()}
        detail={({ funds }) => formatRupees(funds.reduce((sum, { value }) => sum + value, 0))}
      />
      <OtherPolicies policies={context.notEligible} />
    </Stack>
  );
}

/** The present funds, and how much leaves each of them: by percentage or by amount. */
export function SwitchOut(): ReactElement | null {
  const { context, values, set, errorOf } = useStep(switchJourney);
  const policy = policyOf(context, values.policyNo);
  if (!policy) return null;
  const { planName, policyNo, funds } = policy;
  // the field that a problem is about
  const about = checkOut(values, policy).fundCode ?? funds[0]?.fundCode;
  return (
    <Stack gap="8">
      <FormStep heading={m.switchFunds_outHeading()} lead={m.switchFunds_lead({ plan: planName, number: policyNo })}>
        <Stack gap="6">
          <RadioGroup
            id={fieldId('by')}
            name="by"
            label={m.switchFunds_by()}
            value={values.by}
            onValueChange={(by) => set({ by })}
            options={[
              { value: 'share', label: m.switchFunds_byShare() },
              { value: 'amount', label: m.switchFunds_byAmount() },
            ]}
          />
          {funds.map(({ fundCode, fundName, units, value, share }) => {
            const field = {
              id: fundCode === about ? fieldId('outShares') : fieldId(fundCode),
              name: fundCode,
              label: fundName,
              help: m.switchFunds_now({
                units: unitWords(units),
                value: formatRupees(value),
                share: shareWords(share),
              }),
              error: fundCode === about ? errorOf('outShares') : undefined,
            };
            return values.by === 'amount' ? (
              <AmountField
                key={fundCode}
                {...field}
                value={values.outAmounts[fundCode] ?? null}
                onValueChange={(paise) => set({ outAmounts: { ...values.outAmounts, [fundCode]: paise } })}
              />
            ) : (
              <TextField
                key={fundCode}
                {...field}
                value={values.outShares[fundCode] ?? ''}
                onChange={({ target }) => set({ outShares: { ...values.outShares, [fundCode]: target.value } })}
                suffix="%"
                figures
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
              />
            );
          })}
          <NavDate context={context} />
        </Stack>
      </FormStep>
      {context.policies.length === 1 && <OtherPolicies policies={context.notEligible} />}
    </Stack>
  );
}

/** The other open funds, and what goes to each: by percentage or by amount. */
export function SwitchIn(): ReactElement | null {
  const { context, values, set, errorOf } = useStep(switchJourney);
  const policy = policyOf(context, values.policyNo);
  if (!policy) return null;
  const { sum, fundCode: refused } = checkIn(values, policy);
  const targets = targetFunds(values, policy);
  const about = refused ?? targets[0]?.fundCode;
  const money = moneyOf(values, policy);
  const isByAmount = values.into === 'amount';
  const { bought } = estimate(values, policy);
  return (
    <FormStep
      heading={m.switchFunds_inHeading()}
      lead={m.switchFunds_inLead({ amount: formatRupees(money), least: policy.leastShare })}
    >
      <Stack gap="4">
        <RadioGroup
          id={fieldId('into')}
          name="into"
          label={m.switchFunds_intoBy()}
          value={values.into}
          onValueChange={(into) => set({ into })}
          options={[
            { value: 'share', label: m.switchFunds_byShare() },
            { value: 'amount', label: m.switchFunds_byAmount() },
          ]}
        />
        {isByAmount && <p>{m.switchFunds_parts({ date: formatServerDate(context.navDate) })}</p>}
        {targets.map(({ fundCode, fundName, nav, navDate }) => {
          const amount = values.amounts[fundCode] ?? 0;
          const part = isByAmount
            ? amount > 0 && { units: unitsFor(amount, nav), value: amount }
            : bought.find((leg) => leg.fundCode === fundCode);
          const field = {
            id: fundCode === about ? fieldId('shares') : fieldId(fundCode),
            name: fundCode,
            label: fundName,
            help: part
              ? m.switchFunds_about({ units: unitWords(part.units), value: formatRupees(part.value) })
              : m.switchFunds_price({ nav, date: formatServerDate(navDate) }),
            error: fundCode === about ? errorOf('shares') : undefined,
          };
          return isByAmount ? (
            <AmountField
              key={fundCode}
              {...field}
              value={values.amounts[fundCode] ?? null}
              onValueChange={(paise) => set({ amounts: { ...values.amounts, [fundCode]: paise } })}
            />
          ) : (
            <TextField
              key={fundCode}
              {...field}
              value={values.shares[fundCode] ?? ''}
              onChange={({ target }) => set({ shares: { ...values.shares, [fundCode]: target.value } })}
              suffix="%"
              figures
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
            />
          );
        })}
        <p role="status">
          {isByAmount
            ? m.switchFunds_sumAmount({
                sum: formatRupees(sum),
                total: formatRupees(money),
                left: formatRupees(money - sum),
              })
            : m.switchFunds_sum({ sum })}
        </p>
      </Stack>
    </FormStep>
  );
}
