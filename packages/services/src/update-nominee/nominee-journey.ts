import { choosePolicy, chosenAtFirst, confirmByOtp, inBackground, needsChoice } from '@lifedesk/journey';
import type { CalendarDate } from '@lifedesk/rules';
import { type AnswerOf, type LifedeskError, nominees } from '@lifedesk/sdk';
import * as m from '../texts.ts';
import { updateNominee } from './facts.ts';
import { heldOf, type KnownPerson, type NomineesOfPolicy, type Person, peopleOf } from './people.ts';
import { type Place, peopleProblems } from './people-problems.ts';

/** The initial data of the journey. */
export interface NomineesContext {
  readonly policies: AnswerOf<'nomineeEligiblePolicies'>['policies'];
  /** Policies whose nominees a restriction keeps from changing. */
  readonly restricted: AnswerOf<'nomineeEligiblePolicies'>['restricted'];
  /** People whom the insurer knows as nominees of this customer. */
  readonly people: readonly KnownPerson[];
  /** Today in India: who is a minor, and the latest birthday. */
  readonly today: CalendarDate;
}

/** The places of the problems count as fields, and never have a value. */
export type NomineeValues = {
  readonly policyNo: string;
  readonly people: readonly Person[];
  /** The policy that they were filled in for. */
  readonly filledInFor: string;
  readonly held: NomineesOfPolicy | undefined;
} & { readonly [place in Place]?: undefined };

const blank: NomineeValues = { policyNo: '', people: [], filledInFor: '', held: undefined };

export const nomineeJourney = confirmByOtp({
  id: updateNominee.id,
  guide: {
    needs: [m.updateNominee_needsPerson, m.updateNominee_needsAppointee, m.journey_needsOtp],
    next: [m.updateNominee_nextReplace, m.updateNominee_nextAgain],
  },
  confirm: {
    workType: updateNominee.workType,
    // requested now: an earlier challenge may have expired
    async challenge(sdk, { policyNo, people }) {
      const answer = await nominees(sdk, { policyNo }, inBackground);
      const held = heldOf(answer, policyNo);
      const all = peopleOf(held, people);
      // a nominee was added elsewhere in the meantime: the list must be checked again before anything is confirmed
      return all.length > people.length ? { changed: { held, people: all } } : answer;
    },
  },
  blank,
  transient: ['held'],
  steps: [
    { ...choosePolicy, applies: (_values, context) => needsChoice(context) },
    {
      id: 'nominees',
      name: m.updateNominee_step,
      fields: ['people'],
      problems: ({ people, held }, { today }) => peopleProblems(people, held, today),
      isDone: ({ held, policyNo, filledInFor }) => held?.policyNo === policyNo && filledInFor === policyNo,
    },
  ],
  begin: (context: NomineesContext, query: URLSearchParams) => chosenAtFirst(context, query),
  refusals: (error: LifedeskError) =>
    error.fieldErrors.some(({ pointer }) => /^\/(nominee|appointee)Details/.test(pointer))
      ? { people: m.updateNominee_refused }
      : undefined,
});
