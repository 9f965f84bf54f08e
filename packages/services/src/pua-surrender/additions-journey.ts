import { choosePolicy, chosenAtFirst, confirmByOtp, inBackground, type Message, ruleMessage } from '@lifedesk/journey';
import { type AdditionsPartReason, checkAdditionsPart } from '@lifedesk/rules';
import { additionsPartText } from '@lifedesk/rules/texts';
import { type AnswerOf, puaPolicies } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { puaSurrender } from './facts.ts';

/** The initial data of the journey. */
export type AdditionsContext = AnswerOf<'puaPolicies'>;
export type AdditionsPolicy = AdditionsContext['policies'][number];

type Values = {
  readonly policyNo: string;
  readonly extent: '' | 'all' | 'part';
  /** In paise; null while the field contains no amount. */
  readonly sumAssured: number | null;
};
const blank: Values = { policyNo: '', extent: '', sumAssured: null };

export const policyOf = ({ policies }: AdditionsContext, policyNo: string): AdditionsPolicy | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);

/** The sum assured of the additions to cash, in paise; null until it is filled in. */
export const partOf = (policy: AdditionsPolicy | undefined, { extent, sumAssured }: Values): number | null => {
  if (!policy || extent === '') return null;
  return extent === 'all' ? policy.additions : sumAssured;
};

function sumProblem(policy: AdditionsPolicy | undefined, { extent, sumAssured }: Values): Message | undefined {
  if (!policy || extent !== 'part') return undefined;
  if (sumAssured === null) return m.puaSurrender_sumMissing;
  const { because } = checkAdditionsPart(policy, sumAssured);
  if (because === 'part-accepted') return undefined;
  return ruleMessage((why: AdditionsPartReason, language) => additionsPartText(why, policy, language), because);
}

function extentProblem(policy: AdditionsPolicy | undefined, { extent }: Values): Message | undefined {
  if (!policy?.bankAccountNo) return m.puaSurrender_accountMissing;
  return extent === '' ? m.puaSurrender_missing : undefined;
}

export const additionsJourney = confirmByOtp({
  id: puaSurrender.id,
  guide: {
    needs: [m.journey_needsOtp, m.puaSurrender_needsAccount],
    next: [m.puaSurrender_nextReview, m.puaSurrender_nextPaid, m.puaSurrender_nextLost],
  },
  // requested now: an earlier challenge may have expired
  confirm: {
    workType: puaSurrender.workType,
    challenge: (sdk) => puaPolicies(sdk, {}, inBackground),
    action: m.puaSurrender_send,
  },
  blank,
  steps: [
    choosePolicy,
    {
      id: 'part',
      name: m.puaSurrender_step,
      fields: ['extent', 'sumAssured'],
      problems: (values, context) => {
        const policy = policyOf(context, values.policyNo);
        return { extent: extentProblem(policy, values), sumAssured: sumProblem(policy, values) };
      },
    },
  ],
  begin: (context: AdditionsContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusedAt: { '': 'extent' },
});
