import { choosePolicy, chosenAtFirst, defineJourney, textProblem } from '@lifedesk/journey';
import type { LifedeskError } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { type Cost, type LapsedPolicy, quoteOf, type Scheme } from './cost.ts';
import { revivalScheme } from './facts.ts';

/** The initial data of the journey. */
export interface RevivalContext {
  /** Lapsed policies that can be revived. */
  readonly policies: readonly LapsedPolicy[];
  /** Lapsed policies that cannot. */
  readonly others: readonly LapsedPolicy[];
}

export type YesOrNo = 'yes' | 'no' | '';

/** The questions about the insured person, each answered with yes or no. */
export const questions = ['ill', 'treated', 'occupation'] as const;

export type Health = Readonly<Record<(typeof questions)[number], YesOrNo>> & {
  readonly details: string;
  readonly declared: boolean;
};
export const blankHealth: Health = { ill: '', treated: '', occupation: '', details: '', declared: false };

/** Whether it reports something that must be reviewed first. */
export const needsHealthDetails = (health: Health): boolean => questions.some((question) => health[question] === 'yes');

export type RevivalValues = Health & {
  readonly policyNo: string;
  readonly scheme: Scheme | '';
  /** The policy for which scheme and health were filled in. */
  readonly filledInFor: string;
  readonly cost: Cost | undefined;
};
const blank: RevivalValues = { policyNo: '', scheme: '', ...blankHealth, filledInFor: '', cost: undefined };

export const asksHealth = ({ cost }: RevivalValues): boolean => cost?.basic.isHealthDeclarationNeeded ?? false;

/** Whether it can be paid as soon as it was requested. */
export const isPaidAtOnce = (values: RevivalValues): boolean =>
  values.cost !== undefined &&
  quoteOf(values.cost, values.scheme)?.isPayableOnline === true &&
  !(asksHealth(values) && needsHealthDetails(values));

const isPending = ({ cost }: RevivalValues) => cost?.basic.asked !== undefined;

export const revivalJourney = defineJourney({
  id: revivalScheme.id,
  guide: {
    needs: [m.revivalScheme_needsHealth],
    next: [m.revivalScheme_nextCost, m.revivalScheme_nextPayNow, m.revivalScheme_nextReview],
  },
  blank,
  transient: ['cost'],
  steps: [
    // even if there is only one to choose: the others say why they are not open
    { ...choosePolicy, applies: (_values, { policies, others }) => policies.length + others.length !== 1 },
    {
      id: 'scheme',
      name: m.revivalScheme_schemeStep,
      fields: ['scheme'],
      problems: ({ scheme, cost }) => ({
        scheme: cost && !quoteOf(cost, scheme) ? m.revivalScheme_schemeMissing : undefined,
      }),
      isDone: (values) => values.cost?.policyNo === values.policyNo && !isPending(values),
    },
    {
      id: 'health',
      name: m.revivalScheme_healthStep,
      fields: [...questions, 'details', 'declared'],
      applies: (values) => asksHealth(values) && !isPending(values),
      mayApply: () => true,
      problems: (values) => ({
        ill: values.ill ? undefined : m.revivalScheme_illMissing,
        treated: values.treated ? undefined : m.revivalScheme_treatedMissing,
        occupation: values.occupation ? undefined : m.revivalScheme_occupationMissing,
        details: needsHealthDetails(values) ? textProblem(values.details) : undefined,
        declared: values.declared ? undefined : m.revivalScheme_declareMissing,
      }),
    },
    { id: 'review', name: m.review_step, applies: (values) => !isPending(values) },
  ],
  begin: (context: RevivalContext, query: URLSearchParams) => chosenAtFirst(context, query),
  // both come from the step that loads the cost each time it opens
  refusals: ({ code }: LifedeskError) =>
    code === 'amount-refused' || code === 'duplicate' ? { scheme: m.revivalScheme_changed } : undefined,
});
