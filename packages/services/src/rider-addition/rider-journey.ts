import { choosePolicy, chosenAtFirst, defineJourney, type Message } from '@lifedesk/journey';
import { checkRiderSum, premiumWithRider, riderPremiumOf } from '@lifedesk/rules';
import type { AnswerOf, LifedeskError } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { riderAddition } from './facts.ts';

type Options = AnswerOf<'riderOptions'>;
export type RiderPolicy = Options['policies'][number];
export type Rider = RiderPolicy['riders'][number];
export type Question = Options['declaration']['questions'][number];

/** The initial data of the journey. */
export type RiderContext = Options;

/** The answer to a question, as filled in. */
export interface GivenAnswer {
  readonly yes?: 'yes' | 'no';
  readonly number?: string;
  readonly details?: string;
}

export type RiderValues = {
  readonly policyNo: string;
  readonly riderCode: string;
  /** In paise; null while the field contains no amount. */
  readonly sumAssured: number | null;
  /** By the id of the question. Health data. */
  readonly answers: Readonly<Record<string, GivenAnswer>>;
  readonly isDeclared: boolean;
};
const blank: RiderValues = { policyNo: '', riderCode: '', sumAssured: null, answers: {}, isDeclared: false };

export const policyOf = ({ policies }: RiderContext, { policyNo }: Pick<RiderValues, 'policyNo'>) =>
  policies.find((policy) => policy.policyNo === policyNo);
export const riderOf = (
  context: RiderContext,
  values: Pick<RiderValues, 'policyNo' | 'riderCode'>,
): Rider | undefined => policyOf(context, values)?.riders.find(({ riderCode }) => riderCode === values.riderCode);

/** What a rider of this sum adds to a year's premiums, and one premium including it. In paise. */
export function premiumsWith(policy: RiderPolicy, { perThousand = 0 }: Rider, sumAssured: number) {
  const yearly = riderPremiumOf(sumAssured, perThousand);
  return { yearly, instalment: premiumWithRider(policy.yearlyPremium, yearly, policy.factor).modal };
}

function riderProblem(rider: Rider | undefined): (() => string) | undefined {
  if (!rider) return m.riderAddition_missing;
  return rider.lacks ? m.riderAddition_notThis : undefined;
}

function sumProblem(rider: Rider | undefined, sumAssured: number | null): Message | undefined {
  if (!rider || rider.lacks) return undefined;
  if (sumAssured === null) return m.riderAddition_sumMissing;
  const { because } = checkRiderSum(sumAssured, rider);
  if (because === 'sum-accepted') return undefined;
  return because === 'not-a-step' ? m.riderAddition_sumStep : m.riderAddition_sumLimits;
}

/** The first unanswered question. */
export function firstOpen(questions: readonly Question[], answers: RiderValues['answers']): Question | undefined {
  return questions.find(({ id, kind, least = 0, most = 0 }) => {
    const { yes, number = '', details = '' } = answers[id] ?? {};
    if (kind === 'number') return !/^\d{1,3}$/.test(number) || Number(number) < least || Number(number) > most;
    return yes === undefined || (yes === 'yes' && details.trim().length < 3);
  });
}

export const riderJourney = defineJourney({
  id: riderAddition.id,
  guide: {
    needs: [m.riderAddition_needsHealth, m.riderAddition_needsPaid],
    next: [m.riderAddition_nextReview, m.riderAddition_nextStart, m.riderAddition_nextPremium],
  },
  blank,
  secrets: ['answers', 'isDeclared'],
  steps: [
    choosePolicy,
    {
      id: 'rider',
      name: m.riderAddition_step,
      fields: ['riderCode', 'sumAssured'],
      problems: (values, context) => {
        const rider = riderOf(context, values);
        return { riderCode: riderProblem(rider), sumAssured: sumProblem(rider, values.sumAssured) };
      },
    },
    {
      id: 'health',
      name: m.riderAddition_healthStep,
      fields: ['answers'],
      applies: (values, context) => riderOf(context, values)?.needsHealth ?? false,
      mayApply: () => true,
      problems: ({ answers }, { declaration }) => ({
        answers: firstOpen(declaration.questions, answers) ? m.riderAddition_answersMissing : undefined,
      }),
    },
    {
      id: 'review',
      name: m.review_step,
      fields: ['isDeclared'],
      problems: ({ isDeclared }) => ({ isDeclared: isDeclared ? undefined : m.riderAddition_declareMissing }),
    },
  ],
  begin: (context: RiderContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusedAt: { '': 'riderCode' },
  refusals: ({ fieldErrors }: LifedeskError) =>
    fieldErrors.some(({ pointer }) => pointer.startsWith('/declaration'))
      ? { answers: m.riderAddition_answersRefused }
      : undefined,
});
