import { defineDomain } from '../../../define-domain.ts';
import heldPayout from './heldPayout.ts';
import { stopApproved } from './stop-approved.ts';
import stopPayout from './stopPayout.ts';

export default defineDomain({
  operations: { heldPayout, stopPayout },
  requestTypes: { 'stop-payout': { name: { en: 'Stopped payout', hi: 'रोका गया पेआउट' }, movesMoney: true } },
  effects: { 'stop-payout': stopApproved },
});
