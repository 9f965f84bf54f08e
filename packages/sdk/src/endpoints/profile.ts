import { post, postKeyed } from '../transport/endpoint.ts';

/** Whether a new mobile number or e-mail is free, and the two challenges that changing it asks for. */
export const checkDuplicate = /* @__PURE__ */ post('checkDuplicate', '/v1/customer/checkduplicate');

/** Name and contacts, masked. */
export const contactDetails = /* @__PURE__ */ post('contactDetails', '/v1/customer/contactdetails');

/** Changes the mobile number, confirmed on the old and the new one. */
export const updateMobile = /* @__PURE__ */ postKeyed('updateMobile', '/v1/customer/updatemobile');

/** Corporate: changes the mobile number. */
export const corporateUpdateMobile = /* @__PURE__ */ postKeyed(
  'corporateUpdateMobile',
  '/v1/corporate/customer/updatemobile',
);

/** Changes the e-mail address, confirmed on the old and the new one. */
export const updateEmail = /* @__PURE__ */ postKeyed('updateEmail', '/v1/customer/updateemail');

/** Corporate: changes the e-mail address. */
export const corporateUpdateEmail = /* @__PURE__ */ postKeyed(
  'corporateUpdateEmail',
  '/v1/corporate/customer/updateemail',
);

/** Policies with contacts and addresses, as asked. */
export const profilePolicies = /* @__PURE__ */ post('profilePolicies', '/v1/customer/profilepolicies');

/** The PAN, masked, and its flags. */
export const fetchPan = /* @__PURE__ */ post('fetchPan', '/v1/customer/fetchpan');

/** Whether a PAN can be registered, and the challenge that `updatePan` asks for. */
export const validatePan = /* @__PURE__ */ post('validatePan', '/v1/customer/validatepan');

/** Changes the PAN, confirmed by an OTP. */
export const updatePan = /* @__PURE__ */ postKeyed('updatePan', '/v1/customer/updatepan');

/** Where the letters of each policy go. */
export const addressDetails = /* @__PURE__ */ post('addressDetails', '/v1/customer/addressdetails');

/** Changes the address of some policies or of all, with a proof. */
export const updateAddress = /* @__PURE__ */ postKeyed('updateAddress', '/v1/customer/updateaddress');

/** States and union territories. */
export const listStates = /* @__PURE__ */ post('listStates', '/v1/customer/states');

/** Cities of a state, with their pin codes. */
export const listCities = /* @__PURE__ */ post('listCities', '/v1/customer/cities');

/** Has a cheque picked up. */
export const requestChequePickup = /* @__PURE__ */ postKeyed('requestChequePickup', '/v1/customer/chequepickup');

/** Corporate: changes the date of incorporation. */
export const updateDateOfIncorporation = /* @__PURE__ */ postKeyed(
  'updateDateOfIncorporation',
  '/v1/corporate/customer/updatedoi',
);
