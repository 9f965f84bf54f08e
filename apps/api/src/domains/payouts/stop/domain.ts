import { defineDomain } from '../../../define-domain.ts';
import { stopApproved } from './stop-approved.ts';
import { heldPayout, stopPayout } from './stopPayout.ts';

export default defineDomain({
  operations: { heldPayout, stopPayout },
  requestTypes: { 'stop-payout': { name: { en: 'Stopped payout', hi: 'रोका गया पेआउट' }, movesMoney: true } },
  effects: { 'stop-payout': stopApproved },
});
