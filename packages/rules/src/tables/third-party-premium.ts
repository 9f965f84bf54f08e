import type { Paise } from '../money/paise.ts';
import type { DatedTable } from './value-on.ts';

/** How the person who pays someone else's premium is related to the policy owner. */
export const PAYER_RELATIONS = [
  'spouse',
  'parent',
  'child',
  'sibling',
  'grandparent',
  'grandchild',
  'employer',
  'friend',
  'other',
] as const;
export type PayerRelation = (typeof PAYER_RELATIONS)[number];

/** The company's terms for people who pay a premium for someone else. */
export interface ThirdPartyPremium {
  readonly relations: readonly PayerRelation[];
  /** The most that others may pay for one policy in a financial year, in paise. */
  readonly yearlyMost: Paise;
  /** Up to this total from others in a financial year, in paise, the payer needs neither PAN nor declaration. */
  readonly declaredAbove: Paise;
}

/** Who may pay a premium for someone else, up to how much, and from which amount the payer has to declare more. */
export const THIRD_PARTY_PREMIUM: DatedTable<ThirdPartyPremium> = [
  {
    from: '2000-01-01',
    to: null,
    value: {
      relations: ['spouse', 'parent', 'child', 'sibling', 'grandparent', 'grandchild', 'employer'],
      yearlyMost: 2_00_000_00,
      declaredAbove: 50_000_00,
    },
    source:
      'IRDAI guidelines on money laundering: premiums of third parties only from lawful heirs and employers; amounts by decision of the company, docs/decisions/142',
  },
];

/** How long a link to pay one premium works, in days, not counting the day on which it is created. */
export const PAY_LINK_DAYS: DatedTable<number> = [
  { from: '2000-01-01', to: null, value: 7, source: 'Decision of the company, docs/decisions/142' },
];
