import { defineDomain } from '../../../define-domain.ts';
import { m } from '../../../platform/language.ts';
import { stopApproved } from './stop-approved.ts';
import { heldPayout, stopPayout } from './stopPayout.ts';

export default defineDomain({
  operations: { heldPayout, stopPayout },
  requestTypes: { 'stop-payout': { name: m.requestType_stopPayout, movesMoney: true } },
  effects: { 'stop-payout': stopApproved },
});
