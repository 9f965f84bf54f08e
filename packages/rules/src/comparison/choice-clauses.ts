import type { CalendarDate } from '../dates/calendar-date.ts';
import type { Clause } from '../decide.ts';
import { afterGrace } from '../non-forfeiture/non-forfeiture.ts';
import { ENDED_STATUS_CODES } from '../policy/ended-status-codes.ts';
import { isLapsedStatus } from '../policy/is-lapsed-status.ts';
import { type ComparedPolicy, unpaidPolicyOf } from './compared-policy.ts';

/** What decides whether a choice is open. */
export interface ChoiceFacts {
  readonly policy: ComparedPolicy;
  /** The date in India. */
  readonly today: CalendarDate;
}

/** Why a choice without a rule of its own is open or not; `restricted` also applies to choices that have one. */
export type ChoiceReason =
  | 'policy-ended'
  | 'matured'
  | 'annuity-in-payment'
  | 'restricted'
  | 'lapsed'
  | 'already-reduced'
  | 'not-in-force'
  | 'nothing-to-pay'
  | 'no-value-yet'
  | 'set-aside'
  | 'open';

type ChoiceClause = Clause<ChoiceFacts, ChoiceReason>;

const IN_FORCE = ['1', '2'];

const refusal = (id: ChoiceReason, predicate: ChoiceClause['predicate']): ChoiceClause => ({
  id,
  outcome: false,
  predicate,
});

const ENDED: readonly ChoiceClause[] = [
  refusal('policy-ended', ({ policy }) => ENDED_STATUS_CODES.includes(policy.policyStatusCode)),
  refusal('matured', ({ policy, today }) => {
    const { maturityDate } = policy;
    return maturityDate !== null && maturityDate <= today;
  }),
  refusal('annuity-in-payment', ({ policy }) => policy.line === 'annuity' && policy.policyStatusCode === 'A'),
];
const LAPSED = refusal('lapsed', ({ policy }) => isLapsedStatus(policy.policyStatusCode));
const NOT_IN_FORCE = refusal('not-in-force', ({ policy }) => !IN_FORCE.includes(policy.policyStatusCode));
const OPEN: ChoiceClause = { id: 'open', outcome: true, predicate: () => true };

const afterStop = ({ policy, today }: ChoiceFacts) =>
  afterGrace({ ...unpaidPolicyOf(policy), received: 0 }, today).because;

/** The clauses of the choices that have no rule of their own, in the order in which they are checked. */
export const choiceClauses: Readonly<Record<'keep-paying' | 'reduced-paid-up', readonly ChoiceClause[]>> = {
  'keep-paying': [...ENDED, LAPSED, NOT_IN_FORCE, OPEN],
  'reduced-paid-up': [
    ...ENDED,
    {
      id: 'already-reduced',
      outcome: true,
      predicate: ({ policy }) => policy.policyStatusCode === '3',
    },
    LAPSED,
    NOT_IN_FORCE,
    refusal('nothing-to-pay', ({ policy }) => policy.dueDate === null),
    refusal('set-aside', (facts) => afterStop(facts) === 'discontinued'),
    refusal('no-value-yet', (facts) => afterStop(facts) === 'lapsed-without-value'),
    OPEN,
  ],
};
