import { choosePolicy, chosenAtFirst, defineJourney, type Message, ruleMessage } from '@lifedesk/journey';
import { checkFundSplit, type FundShare, type FundSplitReason, proportion, type TopUpReason } from '@lifedesk/rules';
import { fundSplitText, topUpText } from '@lifedesk/rules/texts';
import type { AnswerOf, LifedeskError, Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { topUp } from './facts.ts';

/** The initial data of the journey. */
export interface TopUpContext extends AnswerOf<'topUpEligiblePolicies'> {
  /** Reloads it: what the policy accepts has changed. */
  readonly reload: () => void;
}
export type TopUpPolicy = Schemas['TopUpPolicy'];

/** The answers. Shares are stored as typed, by fund. */
export interface TopUpValues extends Readonly<Record<string, unknown>> {
  readonly policyNo: string;
  /** In paise; absent while the field contains no amount. */
  readonly amount: number | undefined;
  readonly shares: Readonly<Record<string, string>>;
}

export const policyOf = ({ policies }: TopUpContext, policyNo: string): TopUpPolicy | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);

/** The typed share of a fund; the policy's own until something is typed. */
export const typedShare = ({ shares }: TopUpValues, { fundCode, share }: Schemas['FundShare']): string =>
  shares[fundCode] ?? String(share);

/** The split of the typed shares; NaN for one that is not a whole number, which the check rejects. */
export const splitOf = (values: TopUpValues, policy: TopUpPolicy): FundShare[] =>
  policy.fundSplit.map((fund) => {
    const typed = typedShare(values, fund).trim();
    return { fundCode: fund.fundCode, share: /^\d*$/.test(typed) ? Number(typed) : Number.NaN };
  });

/** What is wrong with the split; `sum` of the typed shares. */
export function checkSplit(values: TopUpValues, policy: TopUpPolicy) {
  return checkFundSplit(
    splitOf(values, policy),
    policy.fundSplit.map(({ fundCode }) => fundCode),
  );
}

/** What it adds to the sum assured, in paise. */
export const extraCover = (amount: number, { coverShare }: TopUpPolicy): number => proportion(amount, coverShare, 100);

/** Whether the payout at maturity would be taxed after it. */
export const costsExemption = (amount: number, { tax }: TopUpPolicy): boolean =>
  tax !== undefined && amount > tax.taxFreeAmount;

function amountProblem(amount: number | undefined, policy: TopUpPolicy | undefined): Message | undefined {
  if (!policy) return undefined;
  if (!amount) return m.topUp_amountMissing;
  const { minimumAmount: minimum, maximumAmount: maximum, amountStep: step } = policy;
  const textOf = (because: TopUpReason) =>
    ruleMessage((why: TopUpReason, language) => topUpText(why, { minimum, maximum, step }, language), because);
  if (amount < minimum) return textOf('below-minimum');
  if (amount > maximum) return textOf('above-maximum');
  return amount % step === 0 ? undefined : textOf('not-in-steps');
}

function splitProblem(values: TopUpValues, policy: TopUpPolicy | undefined): Message | undefined {
  if (!policy) return undefined;
  const { accepted, because, sum } = checkSplit(values, policy);
  return accepted
    ? undefined
    : ruleMessage((why: FundSplitReason, language) => fundSplitText(why, sum, language), because);
}

const blank: TopUpValues = { policyNo: '', amount: undefined, shares: {} };

export const topUpJourney = defineJourney({
  id: topUp.id,
  guide: {
    needs: [m.topUp_needsAmount],
    next: [m.topUp_nextPay, m.topUp_nextBuy, m.topUp_nextLock],
  },
  blank,
  steps: [
    choosePolicy,
    {
      id: 'amount',
      name: m.topUp_amountStep,
      fields: ['amount'],
      problems: ({ amount, policyNo }, context: TopUpContext) => ({
        amount: amountProblem(amount, policyOf(context, policyNo)),
      }),
    },
    {
      id: 'split',
      name: m.topUp_splitStep,
      fields: ['shares'],
      problems: (values, context) => ({ shares: splitProblem(values, policyOf(context, values.policyNo)) }),
    },
    { id: 'review', name: m.topUp_reviewStep, isDone: () => false },
  ],
  begin: (context: TopUpContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusals: (error: LifedeskError) =>
    error.fieldErrors.some(({ pointer }) => pointer.endsWith('/fundSplit'))
      ? { shares: m.topUp_splitRefused }
      : error.code === 'amount-refused'
        ? { amount: m.topUp_amountRefused }
        : undefined,
});
