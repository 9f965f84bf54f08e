import type { AfterGrace } from '../../non-forfeiture/non-forfeiture.ts';
import type { LapsedStatusCode } from '../../policy/is-lapsed-status.ts';
import type { ReinstatementReason } from '../../policy/is-reinstatement-eligible.ts';
import type { RevivalReason } from '../../policy/is-revival-eligible.ts';
import type { Texts } from '../language.ts';
import type { RestorationValues } from '../restoration-facts.ts';

const possible = ({ revivalUntil }: RestorationValues) => `Revival is possible until ${revivalUntil}.`;
const tooEarly = ({ days, revivalFrom }: RestorationValues) =>
  `Not possible yet: the policy lapsed ${days} ${days === 1 ? 'day' : 'days'} ago. Revival opens on ${revivalFrom}.`;

export const revival: Texts<RevivalReason, RestorationValues> = {
  'status-not-lapsed': () => 'The policy has not lapsed, so there is nothing to revive.',
  'premium-left': () => 'Revival is possible, because premiums are still to be paid.',
  'due-date-missing': () => 'Not possible online: there is no unpaid premium to count from.',
  'revival-date-past': ({ revivalUntil }) => `Not possible any more: the last day for revival was ${revivalUntil}.`,
  'revival-date-within-180-days': tooEarly,
  'revival-date-ahead': possible,
  'within-180-days': tooEarly,
  'after-1095-days': ({ due, revivalUntil }) =>
    `Not possible any more: the premium has been unpaid since ${due}, and the last day for revival was ${revivalUntil}.`,
  'between-180-and-1095-days': possible,
};

export const reinstatement: Texts<ReinstatementReason, RestorationValues> = {
  'status-not-lapsed': () => 'The policy has not lapsed, so there is nothing to reinstate.',
  'due-date-missing': () => 'Not possible online: there is no unpaid premium to count from.',
  'not-yet-due': ({ due }) => `Not needed: the premium is due on ${due}.`,
  'after-180-days': ({ reinstatementUntil, revivalFrom }) =>
    `Not possible any more: the last day to reinstate was ${reinstatementUntil}. Revival opened on ${revivalFrom}.`,
  'within-180-days': ({ reinstatementUntil }) =>
    `The policy can be reinstated until ${reinstatementUntil} by paying what is due with the late fee.`,
};

export const whatIsLeft: Texts<LapsedStatusCode> = {
  '3': () => 'The reduced cover continues until the policy ends.',
  '4': () => 'The policy keeps its surrender value, which can be paid out.',
  '5': () => 'The fund is set aside and paid out when the lock-in ends.',
  B: () => 'The policy had no surrender value, so nothing is left of it.',
  E: () => 'The cover continues until the end of its extended term.',
};

export const afterGrace: Texts<AfterGrace> = {
  'paid-from-deposit': () => 'Money received before paid the premium. The cover continues.',
  discontinued: () => 'The policy is discontinued. Its fund is set aside, and there is no cover.',
  'unit-linked-paid-up': () => 'The cover is reduced, and the fund stays invested.',
  'lapsed-without-value': () => 'The policy has lapsed. It had no surrender value.',
  'premium-loan': () => 'A loan on the policy paid the premium. The cover continues.',
  'extended-term': () => 'The whole cover continues for a shorter time.',
  lapsed: () => 'The policy has lapsed. It keeps its surrender value.',
  'reduced-paid-up': () => 'The cover is reduced to the share of premiums that is paid.',
};
