import { defineDomain } from '../../../define-domain.ts';
import modeChangeDetails from './modeChangeDetails.ts';
import updateMode from './updateMode.ts';

export default defineDomain({
  operations: { modeChangeDetails, updateMode },
  requestTypes: {
    'mode-change': {
      name: { en: 'Change of premium mode', hi: 'प्रीमियम मोड में बदलाव' },
      changes: { 'premium-mode': { en: 'Premium mode', hi: 'प्रीमियम मोड' } },
    },
  },
});
