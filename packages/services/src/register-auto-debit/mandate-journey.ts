import {
  choosePolicy,
  chosenAtFirst,
  dateProblemTexts,
  defineJourney,
  type Locale,
  ruleMessage,
} from '@lifedesk/journey';
import {
  type CalendarDate,
  checkMandate,
  MANDATE_FIELD_OF,
  type MandateTermsReason,
  mandateEndsBy,
  parseIsoDate,
  parseRupees,
  usualMandateAmount,
} from '@lifedesk/rules';
import { mandateTermsText, rupeesText } from '@lifedesk/rules/texts';
import type { AnswerOf } from '@lifedesk/sdk';
import { readTypedDate } from '@lifedesk/ui';
import * as m from '../texts.ts';
import { registerAutoDebit } from './facts.ts';

type Options = AnswerOf<'autoDebitOptions'>;
export type MandatePolicy = Options['policies'][number];

/** The initial data of the journey: the policies, the rails, and today in India. */
export interface MandateContext extends Pick<Options, 'policies' | 'rails'> {
  readonly today: CalendarDate;
}

export const policyOf = ({ policies }: MandateContext, policyNo: string): MandatePolicy | undefined =>
  policies.find((policy) => policy.policyNo === policyNo);
export const railOf = ({ rails }: MandateContext, rail: string) => rails.find((option) => option.rail === rail);

const blank = {
  policyNo: '',
  rail: '',
  /** Rupees as typed. */
  ceiling: '',
  /** ISO 8601, or the text of the three inputs. */
  startsOn: '',
  endsOn: '',
};
type Values = typeof blank;

/** The initial values of a mandate on this rail: the premium and a little more, from today to the last premium. */
export function usualTerms(context: MandateContext, policyNo: string, rail: string): Omit<Values, 'policyNo' | 'rail'> {
  const policy = policyOf(context, policyNo);
  const option = railOf(context, rail);
  if (!policy || !option) return { ceiling: '', startsOn: '', endsOn: '' };
  const { today } = context;
  const last = mandateEndsBy(option.rail, today, today);
  return {
    ceiling: String(usualMandateAmount(policy.premium, option.mostPerDebit) / 100),
    startsOn: today,
    endsOn: [policy.lastDueDate, last].sort()[0] ?? last,
  };
}

/** The typed values in the form of the request; undefined while something cannot be read. */
export function termsOf({ policyNo, rail, ceiling, startsOn, endsOn }: Values, context: MandateContext) {
  const policy = policyOf(context, policyNo);
  const option = railOf(context, rail);
  const amount = parseRupees(ceiling);
  const [from, to] = [parseIsoDate(startsOn), parseIsoDate(endsOn)];
  const dueDate = parseIsoDate(policy?.dueDate);
  if (!policy || !option || !amount.valid || !from || !to || !dueDate) return undefined;
  return { policy, rail: option.rail, ceiling: amount.value, startsOn: from, endsOn: to, dueDate };
}

const dateProblem = (typed: string, missing: () => string): (() => string) | undefined => {
  if (parseIsoDate(typed)) return undefined;
  const { problem } = readTypedDate(typed);
  return problem && problem in dateProblemTexts ? dateProblemTexts[problem as keyof typeof dateProblemTexts] : missing;
};

function termProblems(values: Values, context: MandateContext) {
  const amount = parseRupees(values.ceiling);
  const unread = {
    ceiling: amount.valid ? undefined : ruleMessage(rupeesText, amount.because),
    startsOn: dateProblem(values.startsOn, m.registerAutoDebit_startMissing),
    endsOn: dateProblem(values.endsOn, m.registerAutoDebit_endMissing),
  };
  const terms = termsOf(values, context);
  if (!terms) return unread;
  return { ...unread, ...refusalAt(values, context, terms) };
}

const textOf =
  (context: MandateContext, { policyNo, rail }: Values) =>
  (because: MandateTermsReason, language: Locale) =>
    mandateTermsText(
      because,
      { premium: policyOf(context, policyNo)?.premium ?? 0, most: railOf(context, rail)?.mostPerDebit ?? 0 },
      language,
    );

function refusalAt(values: Values, context: MandateContext, terms: NonNullable<ReturnType<typeof termsOf>>) {
  const { because } = checkMandate({ ...terms, premium: terms.policy.premium, today: context.today });
  if (because === 'accepted') return {};
  return { [MANDATE_FIELD_OF[because]]: ruleMessage(textOf(context, values), because) };
}

/** Why this rail cannot pay the premium of the policy. */
function railProblem(values: Values, context: MandateContext) {
  const option = railOf(context, values.rail);
  if (!option) return m.registerAutoDebit_railMissing;
  const isTooMuch = (policyOf(context, values.policyNo)?.premium ?? 0) > option.mostPerDebit;
  return isTooMuch ? ruleMessage(textOf(context, values), 'premium-above-rail') : undefined;
}

export const mandateJourney = defineJourney({
  id: registerAutoDebit.id,
  guide: {
    needs: [m.registerAutoDebit_needsAccount, m.registerAutoDebit_needsApproval],
    next: [m.registerAutoDebit_nextBank, m.registerAutoDebit_nextNotice, m.registerAutoDebit_nextAgain],
  },
  blank,
  steps: [
    choosePolicy,
    {
      id: 'rail',
      name: m.registerAutoDebit_railStep,
      fields: ['rail'],
      problems: (values: Values, context: MandateContext) => ({ rail: railProblem(values, context) }),
    },
    {
      id: 'terms',
      name: m.registerAutoDebit_termsStep,
      fields: ['ceiling', 'startsOn', 'endsOn'],
      problems: termProblems,
    },
    { id: 'review', name: m.review_step },
  ],
  begin: (context: MandateContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusedAt: { '': 'policyNo' },
});
