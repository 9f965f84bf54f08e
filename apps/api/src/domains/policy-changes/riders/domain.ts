import { defineDomain } from '../../../define-domain.ts';
import { addApprovedRider } from './add-approved-rider.ts';
import addRider from './addRider.ts';
import riderOptions from './riderOptions.ts';

export default defineDomain({
  operations: { addRider, riderOptions },
  requestTypes: {
    'rider-addition': {
      name: { en: 'Addition of a rider', hi: 'राइडर जोड़ना' },
      changes: { rider: { en: 'Rider', hi: 'राइडर' } },
    },
  },
  effects: { 'rider-addition': addApprovedRider },
});
