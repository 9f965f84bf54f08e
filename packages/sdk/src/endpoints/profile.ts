// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { type KeyedCallOptions, post, postKeyed, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Whether a mobile number or e-mail is taken.
 *
 * First step of a change of mobile number or e-mail. 409 where another customer has it, or where it is the registered
 * one already; `detail` is for the field. Otherwise answers the two challenges that updateMobile or updateEmail asks
 * for. At most ten in half an hour.
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
 * What is registered, masked.
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
 * Change the e-mail address.
 *
 * Confirmed on the old and the new contact. Ends the other sessions of the customer, informs the contacts from before,
 * and makes payouts wait for the cooling-off. Idempotent by its key.
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
 * Change the e-mail address of a company.
 *
 * Confirmed on the old and the new contact. Ends the other sessions of the customer, informs the contacts from before,
 * and makes payouts wait for the cooling-off. Idempotent by its key.
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
 * Confirmed on the old and the new contact. Ends the other sessions of the customer, informs the contacts from before,
 * and makes payouts wait for the cooling-off. Idempotent by its key.
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
 * Confirmed on the old and the new contact. Ends the other sessions of the customer, informs the contacts from before,
 * and makes payouts wait for the cooling-off. Idempotent by its key.
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
 * Of each policy what was asked for, contacts masked.
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
 * Whether a PAN can be registered.
 *
 * 400 `pan-invalid` for what is no PAN of a person or not known to the tax office; 409 with a sentence for the field
 * where another customer has it, where it is in another name, or where it is registered already. Otherwise answers the
 * challenge that updatePan asks for.
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
 * Checked again like validatePan, and confirmed by an OTP. Idempotent by its key.
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
 * Where the letters of each policy go.
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
 * For the named policies; for the customer where these are all. State, city and pin code of an address in India have
 * to agree. The letters go to it at once, the proof is looked at afterwards. Idempotent by its key.
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
 * States and union territories, in the order of their names.
 *
 * Session: full, payments-only, corporate. `POST /v1/customer/states`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['States']`
 */
export const listStates: (sdk: Sdk, body?: Schemas['EmptyBody'], options?: CallOptions) => Promise<Schemas['States']> =
  /* @__PURE__ */ post('listStates', '/v1/customer/states');

/**
 * Cities of a state.
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
 * State and city of a pin code.
 *
 * The places that share a pin code, from the India Post directory: usually one, up to four at the border of districts,
 * none for a pin code that the directory does not have.
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
 * Have a cheque picked up.
 *
 * At an hour of the slots, in India. Idempotent by its key.
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
 * Change the date of incorporation.
 *
 * Not in the future. Idempotent by its key.
 *
 * Session: corporate. `POST /v1/corporate/customer/updatedoi`
 *
 * @param body `Schemas['UpdateDateOfIncorporationRequest']`
 * @returns `Schemas['Acknowledgement']`
 * @throws {@link LifedeskError} 404 `not-found`; 409 `idempotency-conflict`
 */
export const updateDateOfIncorporation: (
  sdk: Sdk,
  body: Schemas['UpdateDateOfIncorporationRequest'],
  options: KeyedCallOptions,
) => Promise<Schemas['Acknowledgement']> = /* @__PURE__ */ postKeyed(
  'updateDateOfIncorporation',
  '/v1/corporate/customer/updatedoi',
);
