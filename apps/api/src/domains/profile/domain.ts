import { defineDomain } from '../../define-domain.ts';
import { m } from '../../platform/language.ts';
import addressDetails from './addressDetails.ts';
import { checkDuplicate } from './checkDuplicate.ts';
import contactDetails from './contactDetails.ts';
import fetchPan from './fetchPan.ts';
import incorporationDetails from './incorporationDetails.ts';
import { listCities, listStates, placesOfPinCode } from './listStates.ts';
import { openPickups, pickupsOfRequests } from './open-pickups.ts';
import profilePolicies from './profilePolicies.ts';
import requestChequePickup from './requestChequePickup.ts';
import updateAddress from './updateAddress.ts';
import { corporateUpdateEmail, corporateUpdateMobile, updateEmail, updateMobile } from './updateContact.ts';
import updateDateOfIncorporation, { incorporationApproved } from './updateDateOfIncorporation.ts';
import updatePan from './updatePan.ts';
import validatePan from './validatePan.ts';

export default defineDomain({
  operations: {
    addressDetails,
    checkDuplicate,
    contactDetails,
    corporateUpdateEmail,
    corporateUpdateMobile,
    fetchPan,
    incorporationDetails,
    listCities,
    listStates,
    placesOfPinCode,
    profilePolicies,
    requestChequePickup,
    updateAddress,
    updateDateOfIncorporation,
    updateEmail,
    updateMobile,
    updatePan,
    validatePan,
  },
  requestTypes: {
    'update-mobile': {
      name: m.requestType_updateMobile,
      changes: { mobile: m.audit_mobile },
    },
    'update-email': {
      name: m.requestType_updateEmail,
      changes: { email: m.audit_email },
    },
    'update-pan': {
      name: m.requestType_updatePan,
      changes: { pan: m.audit_pan },
    },
    'update-address': {
      name: m.requestType_updateAddress,
      changes: { address: m.audit_address },
    },
    'cheque-pickup': { name: m.requestType_chequePickup },
    'date-of-incorporation': {
      name: m.requestType_dateOfIncorporation,
      changes: { 'date-of-incorporation': m.audit_dateOfIncorporation },
    },
  },
  effects: { 'date-of-incorporation': incorporationApproved },
  overviewAdditions: openPickups,
  requestAdditions: pickupsOfRequests,
});
