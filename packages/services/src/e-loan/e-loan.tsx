import {
  OtpConfirmStep,
  requestService,
  restrictionReasons,
  whyNoneAvailable,
  withReasons,
  withRestricted,
} from '@lifedesk/journey';
import { formatRupees } from '@lifedesk/rules';
import { borrowText, isBorrowReason } from '@lifedesk/rules/texts';
import { eLoan, eLoanPolicies } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { AmountStep } from './AmountStep.tsx';
import { loanJourney, policyOf } from './loan-journey.ts';
import { LoanPolicyStep, LoanReview, PersonalStep } from './loan-steps.tsx';
import { isOccupation } from './occupations.ts';

export { eLoan_pageName as pageName } from '../texts.ts';

/** Borrows on a policy. */
export default requestService({
  heading: m.eLoan_heading,
  name: m.eLoan_menuName,
  load: eLoanPolicies,
  none: ({ policies, others, restricted }, language) =>
    whyNoneAvailable(
      policies,
      m.eLoan_none(),
      [
        ...withReasons(others, ({ because }) => (isBorrowReason(because) ? borrowText(because, language) : undefined)),
        ...restrictionReasons(restricted, language),
      ],
      m.eLoan_noneWhy(),
    ),
  journey: loanJourney,
  screens: {
    policy: LoanPolicyStep,
    amount: AmountStep,
    personal: PersonalStep,
    review: LoanReview,
    confirm: OtpConfirmStep,
  },
  around: withRestricted,
  async send({ otp, policyNo, amount, occupation, yearlyIncome }, sending, { sdk, context }) {
    const loan = {
      policyNo,
      amount: amount ?? 0,
      interestRate: policyOf(context, policyNo)?.interestRate ?? 0,
      occupation: isOccupation(occupation) ? occupation : ('other' as const),
      yearlyIncome: yearlyIncome ?? 0,
    };
    return { ...(await eLoan(sdk, { ...loan, ...otp }, sending)), facts: { amount: String(loan.amount) } };
  },
  done: ({ facts }) => ({
    workType: m.eLoan_workType(),
    heading: m.eLoan_done(),
    body: m.eLoan_doneBody(),
    details: [{ label: m.eLoan_youGet(), value: formatRupees(Number(facts?.amount ?? 0)), figure: true }],
  }),
});
