import { defineDomain } from '../../../define-domain.ts';
import { m } from '../../../platform/language.ts';
import { applyChosenOption } from './apply-chosen-option.ts';
import nonForfeitureOptions from './nonForfeitureOptions.ts';
import requestNonForfeiture from './requestNonForfeiture.ts';

export default defineDomain({
  operations: { nonForfeitureOptions, requestNonForfeiture },
  requestTypes: {
    'nfo-details': {
      name: m.requestType_nfoDetails,
      changes: { 'non-forfeiture': m.audit_nonForfeiture },
    },
  },
  effects: { 'nfo-details': applyChosenOption },
});
