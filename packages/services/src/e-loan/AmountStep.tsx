import { CompareLink, FormStep, PayoutCheck, useHref, usePayoutCheck, useStep } from '@lifedesk/journey';
import { checkLoanAmount, formatRupees } from '@lifedesk/rules';
import { AmountField, Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import { eLoan } from './facts.ts';
import { LoanAmountField } from './LoanAmountField.tsx';
import { loanJourney, policyOf } from './loan-journey.ts';
import { Outlook } from './Outlook.tsx';

/** The amount and its outcome, then how the maximum is worked out. Appears once payouts are possible. */
export function AmountStep(): ReactElement | null {
  const href = useHref();
  const { context, values, set, errorOf } = useStep(loanJourney);
  const { policyNo, amount } = values;
  const policy = policyOf(context, policyNo);
  const ask = usePayoutCheck(policyNo, eLoan.id);
  if (!policy) return null;
  const { least, most, planName } = policy;
  const addAccount = policy.bankAccountNo ? undefined : href('neft-details', { id: policy.id });
  const isAccepted = amount !== null && checkLoanAmount(policy, amount).accepted;
  return (
    <PayoutCheck ask={ask}>
      <FormStep heading={m.eLoan_heading()} lead={m.eLoan_lead({ plan: planName, most: formatRupees(most) })}>
        <Stack gap="6">
          <AmountField
            id="field-amount"
            name="amount"
            label={m.eLoan_amount()}
            value={amount}
            onValueChange={(typed) => set({ amount: typed })}
            least={least}
            most={most}
            limits={m.eLoan_limits({ least: formatRupees(least), most: formatRupees(most) })}
            error={errorOf('amount')}
          />
          {addAccount && (
            <Link alone href={addAccount}>
              {m.eLoan_addAccount()}
            </Link>
          )}
          <div aria-live="polite">{isAccepted && <Outlook policy={policy} amount={amount} />}</div>
          <LoanAmountField policy={policy} />
          <CompareLink id={policy.id} />
        </Stack>
      </FormStep>
    </PayoutCheck>
  );
}
