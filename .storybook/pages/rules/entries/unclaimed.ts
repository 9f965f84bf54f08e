import {
  canClaimUnclaimed,
  isNameSearched,
  isUnclaimed,
  searchName,
  unclaimedClaim,
  unclaimedClauses,
  unclaimedDates,
  unclaimedInterest,
  unclaimedRate,
  unclaimedStage,
} from '@lifedesk/rules';
import { date, flag, number, type RuleEntry, rule, text } from '../entry.ts';

const dueOn = date('2016-05-10');
const today = date('2026-11-22');

export const unclaimedRules: readonly RuleEntry[] = [
  rule(
    'canClaimUnclaimed',
    { dueOn, isDisputed: flag(false), isClaimed: flag(false), isPanConfirmed: flag(true), today },
    canClaimUnclaimed,
    [
      {},
      { isClaimed: true },
      { isDisputed: true },
      { today: '2017-05-10' },
      { today: '2052-03-02' },
      { isPanConfirmed: false },
    ],
    unclaimedClauses,
  ),
  rule('isUnclaimed', { dueOn, isDisputed: flag(false), isClaimed: flag(false), today }, isUnclaimed, [
    {},
    { isDisputed: true },
  ]),
  rule('unclaimedDates', { dueOn }, (given) => unclaimedDates(given.dueOn), [{}, { dueOn: '2016-09-30' }]),
  rule('unclaimedStage', { dueOn, today }, (given) => unclaimedStage(given.dueOn, given.today), [
    {},
    { today: '2017-05-10' },
    { today: '2026-09-29' },
    { today: '2027-03-01' },
  ]),
  rule('unclaimedInterest', { amount: number(10_000_000), dueOn, until: today }, unclaimedInterest, [
    {},
    { until: '2017-03-31' },
    { until: '2030-01-01' },
  ]),
  rule('unclaimedRate', { on: today }, (given) => unclaimedRate(given.on), [{}, { on: '2021-01-01' }]),
  rule(
    'isNameSearched',
    { searched: text('Smt. Kamala Joshi'), name: text('Mrs Kamala Devi Joshi') },
    ({ searched, name }) => isNameSearched(searched, name),
    [{}, { searched: 'K D Joshi' }, { searched: 'Kamala' }],
  ),
  rule('searchName', { name: text('Mrs Kamala Devi Joshi') }, ({ name }) => searchName(name), [
    {},
    { name: 'Farhan Siddiqui' },
  ]),
  rule('unclaimedClaim', { amount: number(10_000_000), dueOn, until: today }, unclaimedClaim, [
    {},
    { until: '2016-05-10' },
  ]),
];
