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
