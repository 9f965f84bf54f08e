import type { RestrictionReason } from '../../restriction/policy-restriction.ts';
import type { Texts } from '../language.ts';

export const restriction: Texts<RestrictionReason> = {
  'death-intimated': () => 'The death of the insured person was reported. Only the claim continues.',
  'payment-open': () => 'Premiums and loans can be paid.',
  'court-order': () => 'A court has attached the policy. Nothing can be changed or paid out until the order ends.',
  'owner-is-minor': () => 'The owner of the policy is not yet 18. A guardian acts for the owner, on paper.',
  'married-womens-property': () =>
    "The policy is held in trust for wife and children under the Married Women's Property Act. Only the trustees can act on it.",
  keyman: () => 'An employer holds the policy on a key employee. Only the employer can act on it.',
  'absolute-assignment': () => 'The policy was transferred to another owner. Only that owner can act on it.',
  'conditional-assignment': () =>
    'The policy is assigned to a lender as security. A letter from the lender that ends the assignment is needed first.',
  'no-restriction': () => 'Nothing restricts the policy.',
};
