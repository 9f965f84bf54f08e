import type { AdditionsPartReason } from '../../paid-up-additions/additions-quote.ts';
import type { AdditionsReason } from '../../paid-up-additions/can-cash-additions.ts';
import type { Texts } from '../language.ts';

export const additions: Texts<AdditionsReason> = {
  'policy-ended': () => 'The policy has ended, or a claim is registered.',
  matured: () => 'The policy has matured. Its additions are paid with it.',
  'no-additions': () => 'The policy has no paid-up additions.',
  'not-in-force': () => 'The policy is not in force. Revive it first.',
  'loan-needs-additions': () => 'The loan on the policy needs the additions as security. Pay back a part of it first.',
  'payout-requested': () => 'Another payout of this policy is requested. It has to be decided first.',
  'no-factor': () => 'The value cannot be worked out online. A branch works it out.',
  'above-premiums': () => 'The cash is more than the premiums paid, so it can be taxable. A branch works it out.',
  'cash-possible': () => 'The additions can be paid out.',
};

export const additionsPart: Texts<AdditionsPartReason, { minimum: string; total: string }> = {
  'above-additions': ({ total }) => `The policy has additions of ${total}.`,
  'below-least': ({ minimum }) => `A part is at least ${minimum}.`,
  'too-little-left': ({ minimum }) => `At least ${minimum} of additions must be left, or none.`,
  'part-accepted': () => 'This part can be paid out.',
};
