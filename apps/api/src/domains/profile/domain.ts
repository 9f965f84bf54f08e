import { defineDomain } from '../../define-domain.ts';
import addressDetails from './addressDetails.ts';
import { checkDuplicate } from './checkDuplicate.ts';
import contactDetails from './contactDetails.ts';
import fetchPan from './fetchPan.ts';
import { listCities, listStates, placesOfPinCode } from './listStates.ts';
import { openPickups } from './open-pickups.ts';
import profilePolicies from './profilePolicies.ts';
import requestChequePickup from './requestChequePickup.ts';
import updateAddress from './updateAddress.ts';
import { corporateUpdateEmail, corporateUpdateMobile, updateEmail, updateMobile } from './updateContact.ts';
import updateDateOfIncorporation from './updateDateOfIncorporation.ts';
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
      name: { en: 'Change of mobile number', hi: 'मोबाइल नंबर में बदलाव' },
      changes: { mobile: { en: 'Mobile number', hi: 'मोबाइल नंबर' } },
    },
    'update-email': {
      name: { en: 'Change of e-mail address', hi: 'ई-मेल पते में बदलाव' },
      changes: { email: { en: 'E-mail address', hi: 'ई-मेल पता' } },
    },
    'update-pan': {
      name: { en: 'Change of PAN', hi: 'PAN में बदलाव' },
      changes: { pan: { en: 'PAN', hi: 'PAN' } },
    },
    'update-address': {
      name: { en: 'Change of address', hi: 'पते में बदलाव' },
      changes: { address: { en: 'Address', hi: 'पता' } },
    },
    'cheque-pickup': { name: { en: 'Cheque pickup', hi: 'चेक पिकअप' } },
    'date-of-incorporation': {
      name: { en: 'Date of incorporation', hi: 'निगमन की तारीख' },
      changes: { 'date-of-incorporation': { en: 'Date of incorporation', hi: 'निगमन की तारीख' } },
    },
  },
  overviewAdditions: openPickups,
});
