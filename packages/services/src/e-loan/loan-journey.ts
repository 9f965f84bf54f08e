import { choosePolicy, chosenAtFirst, confirmByOtp, inBackground, type Message, ruleMessage } from '@lifedesk/journey';
import { checkLoanAmount, type LoanAmountReason, type LoanOffer, owedOnLoan, parseIsoDate } from '@lifedesk/rules';
import { loanAmountText } from '@lifedesk/rules/texts';
import { type AnswerOf, eLoanPolicies } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { eLoan } from './facts.ts';

/** The initial data of the journey. */
export type LoanContext = AnswerOf<'eLoanPolicies'>;
export type LoanPolicy = LoanContext['policies'][number];
type Occupation = NonNullable<LoanContext['personal']['occupation']>;

type Values = {
  readonly policyNo: string;
  /** In paise; null while the field contains no amount. */
  readonly amount: number | null;
  readonly occupation: Occupation | '';
  /** In paise. */
  readonly yearlyIncome: number | null;
};
const blank: Values = { policyNo: '', amount: null, occupation: '', yearlyIncome: null };

export const policyOf = ({ policies }: LoanContext, policyNo: string): LoanPolicy | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);

/** The terms of a policy in the form that the rules take. */
export const offerOf = ({
  least,
  most,
  interestRate: rate,
  interestKind,
  restsFrom,
  owedPrincipal,
  owedInterest,
  surrenderValue,
}: LoanPolicy): LoanOffer => ({
  least,
  most,
  rate,
  hasRests: interestKind === 'half-yearly-rest',
  restsFrom: parseIsoDate(restsFrom),
  owed: owedOnLoan({ principal: owedPrincipal, interest: owedInterest }),
  surrenderValue,
});

function amountProblem(policy: LoanPolicy | undefined, { amount }: Values): Message | undefined {
  if (!policy?.bankAccountNo) return m.eLoan_accountMissing;
  if (amount === null) return m.eLoan_amountMissing;
  const { accepted, because } = checkLoanAmount(policy, amount);
  if (accepted) return undefined;
  return ruleMessage((why: LoanAmountReason, language) => loanAmountText(why, policy, language), because);
}

export const loanJourney = confirmByOtp({
  id: eLoan.id,
  guide: {
    needs: [m.journey_needsOtp, m.eLoan_needsAccount],
    next: [m.eLoan_nextPaid, m.eLoan_nextInterest, m.eLoan_nextRepay],
  },
  // requested now: an earlier challenge may have expired
  confirm: {
    workType: eLoan.workType,
    challenge: (sdk) => eLoanPolicies(sdk, {}, inBackground),
    action: m.eLoan_send,
  },
  blank,
  steps: [
    choosePolicy,
    {
      id: 'amount',
      name: m.eLoan_amountStep,
      fields: ['amount'],
      problems: (values, context) => ({ amount: amountProblem(policyOf(context, values.policyNo), values) }),
    },
    {
      id: 'personal',
      name: m.eLoan_personalStep,
      fields: ['occupation', 'yearlyIncome'],
      problems: ({ occupation, yearlyIncome }) => ({
        occupation: occupation === '' ? m.eLoan_occupationMissing : undefined,
        yearlyIncome: yearlyIncome === null ? m.eLoan_incomeMissing : undefined,
      }),
    },
  ],
  begin: (context: LoanContext, query: URLSearchParams): Partial<Values> => ({
    ...chosenAtFirst(context, query),
    occupation: context.personal.occupation ?? '',
    yearlyIncome: context.personal.yearlyIncome ?? null,
  }),
  refusedAt: { '': 'amount' },
});
