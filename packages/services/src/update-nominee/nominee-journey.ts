import { type CodeUnderWay, choosePolicy, chosenAtFirst, defineJourney } from '@lifedesk/journey';
import type { CalendarDate } from '@lifedesk/rules';
import type { AnswerOf, LifedeskError } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { updateNominee } from './facts.ts';
import type { Held, KnownPerson, Person } from './people.ts';
import { type Place, peopleProblems } from './people-problems.ts';

/** What the journey begins with. */
export interface NomineesKnown {
  readonly policies: AnswerOf<'nomineeEligiblePolicies'>['policies'];
  /** People whom the insurer knows as nominees of this customer. */
  readonly people: readonly KnownPerson[];
  /** Today in India: who is a minor, and the latest birthday. */
  readonly today: CalendarDate;
}

const blank = {
  policyNo: '',
  people: [] as readonly Person[],
  /** The policy that they were filled in for. */
  filledInFor: '',
  held: undefined as Held | undefined,
  code: undefined as CodeUnderWay | undefined,
  otp: '',
};

/** The places of the problems count as fields, and never hold anything. */
export type NomineeValues = typeof blank & { readonly [place in Place]?: undefined };

export const nomineeJourney = defineJourney({
  id: updateNominee.id,
  blank: blank as NomineeValues,
  momentary: ['held', 'code', 'otp'],
  steps: [
    choosePolicy,
    {
      id: 'nominees',
      name: m.updateNominee_step,
      fields: ['people'],
      problems: ({ people, held }, { today }) => peopleProblems(people, held, today),
      isDone: ({ held, policyNo, filledInFor }) => held?.policyNo === policyNo && filledInFor === policyNo,
    },
    { id: 'review', name: m.review_step, isDone: ({ code }) => code !== undefined },
    { id: 'confirm', name: m.updateNominee_confirmStep },
  ],
  begin: (known: NomineesKnown, query: URLSearchParams) => chosenAtFirst(known, query),
  refusals: (error: LifedeskError) =>
    error.fieldErrors.some(({ pointer }) => /^\/(nominee|appointee)Details/.test(pointer))
      ? { people: m.updateNominee_refused }
      : undefined,
});
