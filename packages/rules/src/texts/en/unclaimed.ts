import type { UnclaimedReason } from '../../unclaimed/can-claim-unclaimed.ts';
import type { Texts } from '../language.ts';

export const unclaimed: Texts<UnclaimedReason> = {
  claimed: () => 'This amount was claimed. Its payment is on the way.',
  disputed: () => 'A dispute or a court order blocks this amount.',
  'not-unclaimed': () => 'This amount fell due less than 12 months ago.',
  'time-over': () => 'The time to claim this amount is over.',
  'pan-missing': () => 'There is no verified PAN. Add one first.',
  'claim-possible': () => 'This amount can be claimed now.',
};
