import { choosePolicy, chosenAtFirst, confirmByOtp, inBackground, type Message, ruleMessage } from '@lifedesk/journey';
import {
  type CalendarDate,
  checkWithdrawal,
  type FundAmount,
  todayInIndia,
  type WithdrawalCheck,
  type WithdrawalCheckReason,
} from '@lifedesk/rules';
import { withdrawalCheckText } from '@lifedesk/rules/texts';
import { type AnswerOf, type Schemas, ulipSurrenderPolicies } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { ulipSurrender } from './facts.ts';

/** The initial data of the journey. */
export type FundsContext = Omit<AnswerOf<'ulipSurrenderPolicies'>, 'otpToken'>;
export type FundsPolicy = Schemas['WithdrawablePolicy'];

/** The answers; amounts in paise, by fund. */
export interface WithdrawalValues extends Readonly<Record<string, unknown>> {
  readonly policyNo: string;
  readonly extent: '' | 'part' | 'all';
  readonly amounts: Readonly<Record<string, number | null>>;
}
const blank: WithdrawalValues = { policyNo: '', extent: '', amounts: {} };

/** The day whose closing price a request made now gets: that of its cut-off. */
export const priceDay = ({ navDateHoldsUntil }: FundsContext): CalendarDate =>
  todayInIndia(new Date(navDateHoldsUntil));

export const policyOf = ({ policies }: FundsContext, policyNo: string): FundsPolicy | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);

/** What to take out of the funds, as typed; a fund without an amount is left out. */
export const wantedOf = ({ amounts }: WithdrawalValues, { funds }: FundsPolicy): FundAmount[] =>
  funds.flatMap(({ fundCode }) => {
    const amount = amounts[fundCode];
    return amount ? [{ fundCode, amount }] : [];
  });

/** Whether the typed amounts can be withdrawn; undefined if the plan has no limits to check. */
export function checkAmounts(values: WithdrawalValues, policy: FundsPolicy): WithdrawalCheck | undefined {
  const { funds, yearlyPremium, withdrawal } = policy;
  return (
    withdrawal.terms && checkWithdrawal({ terms: withdrawal.terms, funds, yearlyPremium }, wantedOf(values, policy))
  );
}

/** What is taken out at the last prices, in paise. */
export function grossOf(values: WithdrawalValues, policy: FundsPolicy): number {
  if (values.extent === 'all') return policy.surrender.amount;
  return values.extent === 'part' ? wantedOf(values, policy).reduce((sum, { amount }) => sum + amount, 0) : 0;
}

function extentProblem({ extent }: WithdrawalValues, policy: FundsPolicy | undefined): Message | undefined {
  if (!policy?.bankAccountNo) return m.ulipSurrender_accountMissing;
  const isPossible = extent === 'all' || (extent === 'part' && policy.withdrawal.possible);
  return isPossible ? undefined : m.ulipSurrender_missing;
}

function amountsProblem(values: WithdrawalValues, policy: FundsPolicy | undefined): Message | undefined {
  const check = policy && values.extent === 'part' ? checkAmounts(values, policy) : undefined;
  if (!check || check.accepted) return undefined;
  return ruleMessage(
    (because: WithdrawalCheckReason, language) => withdrawalCheckText({ because, limit: check.limit }, language),
    check.because,
  );
}

export const withdrawalJourney = confirmByOtp({
  id: ulipSurrender.id,
  guide: {
    needs: [m.journey_needsOtp, m.ulipSurrender_needsAccount],
    next: [m.ulipSurrender_nextPrice, m.ulipSurrender_nextPaid, m.ulipSurrender_nextLock],
  },
  // requested now: an earlier challenge may have expired
  confirm: {
    workType: ulipSurrender.workType,
    challenge: (sdk) => ulipSurrenderPolicies(sdk, {}, inBackground),
    action: m.ulipSurrender_send,
  },
  blank,
  steps: [
    choosePolicy,
    {
      id: 'amount',
      name: m.ulipSurrender_step,
      fields: ['extent', 'amounts'],
      problems: (values, context) => {
        const policy = policyOf(context, values.policyNo);
        return { extent: extentProblem(values, policy), amounts: amountsProblem(values, policy) };
      },
    },
  ],
  begin: (context: FundsContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusedAt: { '': 'extent', from: 'amounts' },
});
