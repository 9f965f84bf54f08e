import {
  Acknowledgement,
  JourneyScreen,
  LoadJourney,
  OtpConfirmStep,
  RestrictedPolicies,
  restrictionReasons,
  silent,
  useApp,
  useLocale,
  whyNoneAvailable,
} from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { borrowText, isBorrowReason } from '@lifedesk/rules/texts';
import { eLoan, eLoanPolicies } from '@lifedesk/sdk';
import { Stack } from '@lifedesk/ui';
import { type ReactElement, useCallback } from 'react';
import * as m from '../texts.ts';
import { AmountStep } from './AmountStep.tsx';
import { type LoanContext, loanJourney, policyOf } from './loan-journey.ts';
import { LoanPolicyStep, LoanReview, PersonalStep } from './loan-steps.tsx';
import { isOccupation } from './occupations.ts';

export { eLoan_pageName as pageName } from '../texts.ts';

/** Borrows on a policy. */
export default function ELoanScreen(): ReactElement {
  const { sdk } = useApp();
  const language = useLocale();
  const ask = useCallback((signal: AbortSignal) => eLoanPolicies(sdk, {}, { ...silent, signal }), [sdk]);
  const reasonsOf = ({ others, restricted }: LoanContext) => [
    ...others.flatMap(({ because }) => (isBorrowReason(because) ? [borrowText(because, language)] : [])),
    ...restrictionReasons(restricted, language),
  ];
  return (
    <LoadJourney
      heading={m.eLoan_heading()}
      name={m.eLoan_menuName()}
      ask={ask}
      nothing={(context) => whyNoneAvailable(context.policies, m.eLoan_none(), reasonsOf(context), m.eLoan_noneWhy())}
    >
      {(context) => (
        <Stack gap="6">
          <JourneyScreen
            journey={loanJourney}
            context={context}
            screens={{
              policy: LoanPolicyStep,
              amount: AmountStep,
              personal: PersonalStep,
              review: LoanReview,
              confirm: OtpConfirmStep,
            }}
            send={async ({ otp, policyNo, amount, occupation, yearlyIncome }, sending) => {
              const loan = {
                policyNo,
                amount: amount ?? 0,
                interestRate: policyOf(context, policyNo)?.interestRate ?? 0,
                occupation: isOccupation(occupation) ? occupation : ('other' as const),
                yearlyIncome: yearlyIncome ?? 0,
              };
              return { ...(await eLoan(sdk, { ...loan, ...otp }, sending)), facts: { amount: String(loan.amount) } };
            }}
            done={(sent) => (
              <Acknowledgement
                sent={sent}
                workType={m.eLoan_workType()}
                heading={m.eLoan_done()}
                body={m.eLoan_doneBody()}
                details={[
                  { label: m.eLoan_youGet(), value: formatRupees(Number(sent.facts?.amount ?? 0)), figure: true },
                ]}
              />
            )}
          />
          <RestrictedPolicies policies={context.restricted} />
        </Stack>
      )}
    </LoadJourney>
  );
}
