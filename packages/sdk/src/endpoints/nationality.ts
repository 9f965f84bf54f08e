import { post, postKeyed } from '../transport/endpoint.ts';

/** Whether nationality and tax residence can be declared now. */
export const fatcaEligibility = /* @__PURE__ */ post('fatcaEligibility', '/v1/fatca/eligibility');

/** Nationality and tax residence, numbers masked, and the challenge that `submitFatcaWithOtp` asks for. */
export const fatcaDetails = /* @__PURE__ */ post('fatcaDetails', '/v1/fatca/details');

/** Nationality alone, in a payments-only session. */
export const fatcaDetailsPartial = /* @__PURE__ */ post('fatcaDetailsPartial', '/v1/payment/fatca/details');

/** Declares nationality and tax residence, confirmed by an OTP. */
export const submitFatcaWithOtp = /* @__PURE__ */ postKeyed('submitFatcaWithOtp', '/v1/fatca/submit');

/** Declares them in a payments-only session; it counts once somebody has looked at it. */
export const submitFatcaWithoutOtp = /* @__PURE__ */ postKeyed('submitFatcaWithoutOtp', '/v1/payment/fatca/submit');

/** Corporate: declares the tax residence of a company. */
export const corporateSubmitFatca = /* @__PURE__ */ postKeyed('corporateSubmitFatca', '/v1/corporate/fatca/submit');
