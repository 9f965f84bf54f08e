// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Check whether a mobile number or email is taken.
 *
 * First step of a change of mobile number or email. 409 if another customer has it, or if it is already the registered
 * one; `detail` is for the field. Otherwise returns the two challenges for updateMobile or updateEmail. At most ten in
 * half an hour.
 *
 * Session: full, corporate. `POST /v1/customer/checkduplicate`
 *
 * @param body `Schemas['CheckDuplicateRequest']`
 * @returns `Schemas['CheckDuplicateAnswer']`
 * @throws {@link LifedeskError} 409 `duplicate`
 */
export const checkDuplicate: (
  sdk: Sdk,
  body?: Schemas['CheckDuplicateRequest'],
  options?: CallOptions,
) => Promise<Schemas['CheckDuplicateAnswer']> = /* @__PURE__ */ post('checkDuplicate', '/v1/customer/checkduplicate');

/**
 * Contacts and name.
 *
 * The registered contacts, masked.
 *
 * Session: full. `POST /v1/customer/contactdetails`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['ContactDetails']`
 */
export const contactDetails: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['ContactDetails']> = /* @__PURE__ */ post('contactDetails', '/v1/customer/contactdetails');

/**
 * Change the email address.
 *
 * Confirmed on the old and the new contact. Ends the customer's other sessions, makes other browsers new, informs the
 * previous contacts, and holds payouts for the cooling-off period. Idempotent by its key.
 *
 * Most apps call `changeEmail`, which chooses the audience.
 *
 * Session: full. `POST /v1/customer/updateemail`
 *
 * @param body `Schemas['UpdateEmailRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 409 `duplicate`, `idempotency-conflict`
 */
export const updateEmail: (
  sdk: Sdk,
  body: Schemas['UpdateEmailRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('updateEmail', '/v1/customer/updateemail');

/**
 * Change the email address of a company.
 *
 * Confirmed on the old and the new contact. Ends the customer's other sessions, makes other browsers new, informs the
 * previous contacts, and holds payouts for the cooling-off period. Idempotent by its key.
 *
 * Most apps call `changeEmail`, which chooses the audience.
 *
 * Session: corporate. `POST /v1/corporate/customer/updateemail`
 *
 * @param body `Schemas['CorporateUpdateEmailRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 404 `not-found`; 409 `duplicate`, `idempotency-conflict`
 */
export const corporateUpdateEmail: (
  sdk: Sdk,
  body: Schemas['CorporateUpdateEmailRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed(
  'corporateUpdateEmail',
  '/v1/corporate/customer/updateemail',
);

/**
 * Change the mobile number.
 *
 * Confirmed on the old and the new contact. Ends the customer's other sessions, makes other browsers new, informs the
 * previous contacts, and holds payouts for the cooling-off period. Idempotent by its key.
 *
 * Most apps call `changeMobile`, which chooses the audience.
 *
 * Session: full. `POST /v1/customer/updatemobile`
 *
 * @param body `Schemas['UpdateMobileRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 409 `duplicate`, `idempotency-conflict`
 */
export const updateMobile: (
  sdk: Sdk,
  body: Schemas['UpdateMobileRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('updateMobile', '/v1/customer/updatemobile');

/**
 * Change the mobile number of a company.
 *
 * Confirmed on the old and the new contact. Ends the customer's other sessions, makes other browsers new, informs the
 * previous contacts, and holds payouts for the cooling-off period. Idempotent by its key.
 *
 * Most apps call `changeMobile`, which chooses the audience.
 *
 * Session: corporate. `POST /v1/corporate/customer/updatemobile`
 *
 * @param body `Schemas['CorporateUpdateMobileRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`; 403 `otp-blocked`;
 * 404 `not-found`; 409 `duplicate`, `idempotency-conflict`
 */
export const corporateUpdateMobile: (
  sdk: Sdk,
  body: Schemas['CorporateUpdateMobileRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed(
  'corporateUpdateMobile',
  '/v1/corporate/customer/updatemobile',
);

/**
 * Policies with contacts and addresses.
 *
 * The requested details of each policy, contacts masked.
 *
 * Session: full. `POST /v1/customer/profilepolicies`
 *
 * @param body `Schemas['ProfilePoliciesRequest']`
 * @returns `Schemas['ProfilePolicies']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const profilePolicies: (
  sdk: Sdk,
  body: Schemas['ProfilePoliciesRequest'],
  options?: CallOptions,
) => Promise<Schemas['ProfilePolicies']> = /* @__PURE__ */ post('profilePolicies', '/v1/customer/profilepolicies');

/**
 * PAN and its flags.
 *
 * The PAN masked.
 *
 * Session: full. `POST /v1/customer/fetchpan`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['PanDetails']`
 */
export const fetchPan: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['PanDetails']> = /* @__PURE__ */ post('fetchPan', '/v1/customer/fetchpan');

/**
 * Check whether a PAN can be registered.
 *
 * 400 `pan-invalid` if it is not the PAN of a person or the tax office does not know it; 409 with a sentence for the
 * field if another customer has it, if it is in another name, or if it is already registered. Otherwise returns the
 * challenge for updatePan.
 *
 * Session: full. `POST /v1/customer/validatepan`
 *
 * @param body `Schemas['ValidatePanRequest']`
 * @returns `Schemas['ValidatePanAnswer']`
 * @throws {@link LifedeskError} 400 `pan-invalid`; 409 `duplicate`
 */
export const validatePan: (
  sdk: Sdk,
  body: Schemas['ValidatePanRequest'],
  options?: CallOptions,
) => Promise<Schemas['ValidatePanAnswer']> = /* @__PURE__ */ post('validatePan', '/v1/customer/validatepan');

/**
 * Change the PAN.
 *
 * Checked again as in validatePan, and confirmed by an OTP. Idempotent by its key.
 *
 * Session: full. `POST /v1/customer/updatepan`
 *
 * @param body `Schemas['UpdatePanRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `pan-invalid`; 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`;
 * 403 `otp-blocked`; 409 `duplicate`, `idempotency-conflict`
 */
export const updatePan: (
  sdk: Sdk,
  body: Schemas['UpdatePanRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('updatePan', '/v1/customer/updatepan');

/**
 * Addresses by policy.
 *
 * Where the letters for each policy go.
 *
 * Session: full. `POST /v1/customer/addressdetails`
 *
 * @param body `Schemas['AddressesRequest']`
 * @returns `Schemas['Addresses']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const addressDetails: (
  sdk: Sdk,
  body?: Schemas['AddressesRequest'],
  options?: CallOptions,
) => Promise<Schemas['Addresses']> = /* @__PURE__ */ post('addressDetails', '/v1/customer/addressdetails');

/**
 * Change the address.
 *
 * For the named policies; for the customer if these are all policies. State, city and PIN code of an address in India
 * must match. Letters go there immediately; staff check the proof afterwards. Idempotent by its key.
 *
 * Session: full. `POST /v1/customer/updateaddress`
 *
 * @param body `Schemas['UpdateAddressRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `file-format`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const updateAddress: (
  sdk: Sdk,
  body: Schemas['UpdateAddressRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed('updateAddress', '/v1/customer/updateaddress');

/**
 * States.
 *
 * States and union territories, in alphabetical order.
 *
 * Session: full, payments-only, corporate. `POST /v1/customer/states`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['States']`
 */
export const listStates: (sdk: Sdk, body?: Schemas['EmptyBody'], options?: CallOptions) => Promise<Schemas['States']> =
  /* @__PURE__ */ post('listStates', '/v1/customer/states');

/**
 * Cities and districts of a state with their PIN codes, from the India Post directory.
 *
 * Cities and districts of a state with their pin codes, from the India Post directory.
 *
 * Session: full, payments-only, corporate. `POST /v1/customer/cities`
 *
 * @param body `Schemas['CitiesRequest']`
 * @returns `Schemas['Cities']`
 * @throws {@link LifedeskError} 404 `not-found`
 */
export const listCities: (
  sdk: Sdk,
  body: Schemas['CitiesRequest'],
  options?: CallOptions,
) => Promise<Schemas['Cities']> = /* @__PURE__ */ post('listCities', '/v1/customer/cities');

/**
 * State and city of a PIN code.
 *
 * The places that share a PIN code, from the India Post directory: usually one, up to four at the border of districts,
 * none for a PIN code that the directory does not have. The person then chooses state and city, and staff see that the
 * place is not confirmed.
 *
 * Session: full, payments-only, corporate. `POST /v1/customer/pincode`
 *
 * @param body `Schemas['PinCodeRequest']`
 * @returns `Schemas['PinCodePlaces']`
 */
export const placesOfPinCode: (
  sdk: Sdk,
  body: Schemas['PinCodeRequest'],
  options?: CallOptions,
) => Promise<Schemas['PinCodePlaces']> = /* @__PURE__ */ post('placesOfPinCode', '/v1/customer/pincode');

/**
 * Book a cheque pickup.
 *
 * At one of the available hours, in Indian time. Idempotent by its key.
 *
 * Session: full. `POST /v1/customer/chequepickup`
 *
 * @param body `Schemas['ChequePickupRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `idempotency-conflict`
 */
export const requestChequePickup: (
  sdk: Sdk,
  body: Schemas['ChequePickupRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed(
  'requestChequePickup',
  '/v1/customer/chequepickup',
);

/**
 * The date of incorporation.
 *
 * What is registered or waits for staff, and the challenge for updateDateOfIncorporation.
 *
 * Session: corporate. `POST /v1/corporate/customer/doi`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['IncorporationDetails']`
 */
export const incorporationDetails: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['IncorporationDetails']> = /* @__PURE__ */ post(
  'incorporationDetails',
  '/v1/corporate/customer/doi',
);

/**
 * Change the date of incorporation.
 *
 * Not in the future. Confirmed by an OTP, with the certificate of incorporation; staff compare the two, and the date
 * is registered when they approve it. Idempotent by its key.
 *
 * Session: corporate. `POST /v1/corporate/customer/updatedoi`
 *
 * @param body `Schemas['UpdateDateOfIncorporationRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 400 `file-format`; 401 `otp-wrong`, `otp-expired`, `invalid-login`; 402 `otp-burnt`;
 * 403 `otp-blocked`; 404 `not-found`; 409 `idempotency-conflict`
 */
export const updateDateOfIncorporation: (
  sdk: Sdk,
  body: Schemas['UpdateDateOfIncorporationRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed(
  'updateDateOfIncorporation',
  '/v1/corporate/customer/updatedoi',
);
