import { defineDomain } from '../../../define-domain.ts';
import { applyChosenOption } from './apply-chosen-option.ts';
import nonForfeitureOptions from './nonForfeitureOptions.ts';
import requestNonForfeiture from './requestNonForfeiture.ts';

export default defineDomain({
  operations: { nonForfeitureOptions, requestNonForfeiture },
  requestTypes: {
    'nfo-details': {
      name: { en: 'Option for unpaid premiums', hi: 'बकाया प्रीमियम का विकल्प' },
      changes: { 'non-forfeiture': { en: 'If a premium stays unpaid', hi: 'प्रीमियम न भरने पर' } },
    },
  },
  effects: { 'nfo-details': applyChosenOption },
});
