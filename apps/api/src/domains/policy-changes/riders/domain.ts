import { defineDomain } from '../../../define-domain.ts';
import { m } from '../../../platform/language.ts';
import { addApprovedRider } from './add-approved-rider.ts';
import addRider from './addRider.ts';
import riderOptions from './riderOptions.ts';

export default defineDomain({
  operations: { addRider, riderOptions },
  requestTypes: {
    'rider-addition': {
      name: m.requestType_riderAddition,
      changes: { rider: m.audit_rider },
    },
  },
  effects: { 'rider-addition': addApprovedRider },
});
