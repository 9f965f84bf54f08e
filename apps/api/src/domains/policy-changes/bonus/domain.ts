import { defineDomain } from '../../../define-domain.ts';
import bonusOptions from './bonusOptions.ts';
import updateBonusOption from './updateBonusOption.ts';

export default defineDomain({
  operations: { bonusOptions, updateBonusOption },
  requestTypes: {
    'change-bonus': {
      name: { en: 'Change of bonus option', hi: 'बोनस विकल्प में बदलाव' },
      changes: { 'bonus-option': { en: 'Bonus option', hi: 'बोनस विकल्प' } },
    },
  },
});
