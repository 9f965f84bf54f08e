import { policyRestriction, RESTRICTED_ACTIONS, restrictionClauses, restrictionsOf } from '@lifedesk/rules';
import { choice, date, flag, json, optionalDate, type RuleEntry, rule } from '../entry.ts';

const facts = {
  assignment: json<'absolute' | 'conditional' | null>(null),
  isMarriedWomensProperty: flag(false),
  isKeyman: flag(false),
  isUnderCourtOrder: flag(false),
  isDeathIntimated: flag(false),
  ownerBirthDate: optionalDate('1985-06-01'),
  today: date('2026-11-22'),
};

const restricted = [
  { isDeathIntimated: true },
  { isUnderCourtOrder: true },
  { ownerBirthDate: '2008-11-23' },
  { isMarriedWomensProperty: true },
  { isKeyman: true },
  { assignment: 'absolute' },
  { assignment: 'conditional' },
] as const;

export const restrictionRules: readonly RuleEntry[] = [
  rule(
    'policyRestriction',
    {
      action: choice(RESTRICTED_ACTIONS, 'payout'),
      ...facts,
    },
    (given) => policyRestriction(given),
    [{}, { action: 'payment' }, ...restricted],
    restrictionClauses,
  ),
  rule('restrictionsOf', facts, (given) => restrictionsOf(given), [{}, ...restricted]),
];
