import { defineDomain } from '../../../define-domain.ts';
import { m } from '../../../platform/language.ts';
import bonusOptions from './bonusOptions.ts';
import updateBonusOption from './updateBonusOption.ts';

export default defineDomain({
  operations: { bonusOptions, updateBonusOption },
  requestTypes: {
    'change-bonus': {
      name: m.requestType_changeBonus,
      changes: { 'bonus-option': m.audit_bonusOption },
    },
  },
});
