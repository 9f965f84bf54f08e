import { defineDomain } from '../../../define-domain.ts';
import { m } from '../../../platform/language.ts';
import modeChangeDetails from './modeChangeDetails.ts';
import updateMode from './updateMode.ts';

export default defineDomain({
  operations: { modeChangeDetails, updateMode },
  requestTypes: {
    'mode-change': {
      name: m.requestType_modeChange,
      changes: { 'premium-mode': m.audit_premiumMode },
    },
  },
});
