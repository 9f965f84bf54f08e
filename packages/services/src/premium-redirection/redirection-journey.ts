import { choosePolicy, chosenAtFirst, confirmByOtp, inBackground, type Message, ruleMessage } from '@lifedesk/journey';
import { checkRedirection, type FundShare, type RedirectionCheck, type RedirectionReason } from '@lifedesk/rules';
import { redirectionText } from '@lifedesk/rules/texts';
import { type AnswerOf, premiumAllocations, type Schemas } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { premiumRedirection } from './facts.ts';

/** The initial data of the journey. */
export type RedirectionContext = Omit<AnswerOf<'premiumAllocations'>, 'otpToken'>;
export type AllocationPolicy = Schemas['AllocationPolicy'];

/** The answers: shares as typed, by fund. */
export interface RedirectionValues extends Readonly<Record<string, unknown>> {
  readonly policyNo: string;
  readonly shares: Readonly<Record<string, string>>;
}
const blank: RedirectionValues = { policyNo: '', shares: {} };

export const policyOf = ({ policies }: RedirectionContext, policyNo: string): AllocationPolicy | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);

/** The typed share of a fund; its present one until something is typed. */
export const typedShare = ({ shares }: RedirectionValues, { now }: AllocationPolicy, fundCode: string): string =>
  shares[fundCode] ?? String(now.find((fund) => fund.fundCode === fundCode)?.share ?? 0);

/** The typed shares; NaN for one that is not a whole number, which the check rejects. */
export const sharesOf = (values: RedirectionValues, policy: AllocationPolicy): FundShare[] =>
  policy.openFunds.map(({ fundCode }) => {
    const typed = typedShare(values, policy, fundCode).trim();
    return { fundCode, share: /^\d*$/.test(typed) ? Number(typed) : Number.NaN };
  });

export const checkShares = (values: RedirectionValues, policy: AllocationPolicy): RedirectionCheck =>
  checkRedirection(
    { leastShare: policy.leastShare, openFunds: policy.openFunds.map(({ fundCode }) => fundCode), now: policy.now },
    sharesOf(values, policy),
  );

function sharesProblem(values: RedirectionValues, policy: AllocationPolicy | undefined): Message | undefined {
  if (!policy) return undefined;
  const { accepted, because, sum } = checkShares(values, policy);
  if (accepted) return undefined;
  return ruleMessage(
    (reason: RedirectionReason, language) => redirectionText({ because: reason, sum }, policy, language),
    because,
  );
}

export const redirectionJourney = confirmByOtp({
  id: premiumRedirection.id,
  guide: {
    needs: [m.journey_needsOtp],
    next: [m.premiumRedirection_nextPremium, m.premiumRedirection_nextUnits, m.premiumRedirection_nextAgain],
  },
  // requested now: an earlier challenge may have expired
  confirm: {
    workType: premiumRedirection.workType,
    challenge: (sdk) => premiumAllocations(sdk, {}, inBackground),
  },
  blank,
  steps: [
    choosePolicy,
    {
      id: 'funds',
      name: m.premiumRedirection_step,
      fields: ['shares'],
      problems: (values, context) => ({ shares: sharesProblem(values, policyOf(context, values.policyNo)) }),
    },
  ],
  begin: (context: RedirectionContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusedAt: { '': 'shares' },
});
