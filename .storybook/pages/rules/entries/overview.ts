import {
  coverNow,
  groupHorizon,
  horizonEnd,
  horizonOf,
  type LinkedCover,
  overviewTotals,
  PLAN_LINES,
  PREMIUM_MODES,
  type TotalledPolicy,
} from '@lifedesk/rules';
import { choice, date, json, number, optionalDate, type RuleEntry, rule } from '../entry.ts';

const today = date('2026-11-22');
const policy: TotalledPolicy = {
  policyNo: '501234567',
  policyStatusCode: '1',
  line: 'savings',
  premiumMode: 'yearly',
  modalPremium: 2450000,
  issueDate: '2019-12-02',
  premiumTerm: 15,
  dueDate: '2026-12-02',
  isPremiumPaying: true,
  isAutoDebit: false,
  isRunning: true,
  maturityDate: '2039-12-02',
  certificateDueOn: null,
  sumAssured: 35000000,
  reducedCover: null,
  coverUntil: null,
  linked: null,
  received: 0,
  fundValue: null,
  loanOutstanding: null,
};
const policies = json([policy] as readonly TotalledPolicy[]);

export const overviewRules: readonly RuleEntry[] = [
  rule(
    'coverNow',
    {
      line: choice(PLAN_LINES, 'savings'),
      policyStatusCode: choice(['1', '2', '3', '4', '5', 'A', 'B', 'E', 'M'], '3'),
      sumAssured: number(policy.sumAssured),
      premiumMode: choice(PREMIUM_MODES, 'yearly'),
      premiumTerm: number(policy.premiumTerm),
      issueDate: date(policy.issueDate),
      dueDate: optionalDate(policy.dueDate),
      reducedCover: json(null as number | null),
      coverUntil: optionalDate(null),
      linked: json<LinkedCover | null>(null),
      today: date('2026-11-22'),
    },
    ({ today, ...given }) => coverNow(given, today),
    [
      {},
      { policyStatusCode: '1' },
      { policyStatusCode: 'E' },
      { policyStatusCode: '4' },
      { dueDate: '2020-12-02' },
      { line: 'annuity' },
      {
        line: 'unit-linked',
        policyStatusCode: '1',
        linked: { fundValue: 12_656_095, premiumsPaid: 12_000_000, withdrawn: 5_000_000 },
      },
    ],
  ),
  rule('overviewTotals', { policies, today }, (given) => overviewTotals(given.policies, given.today), [
    {},
    { policies: [] },
    { today: '2026-12-03' },
  ]),
  rule('horizonOf', { policies, today }, (given) => horizonOf(given.policies, [], given.today), [
    {},
    { today: '2026-12-02' },
    { today: '2026-12-03' },
  ]),
  rule('groupHorizon', { policies, today }, (given) => groupHorizon(horizonOf(given.policies, [], given.today)), [
    {},
    { policies: [] },
  ]),
  rule('horizonEnd', { today }, (given) => horizonEnd(given.today), [{}, { today: '2028-02-29' }]),
];
