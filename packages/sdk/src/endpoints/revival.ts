import { post, postKeyed } from '../transport/endpoint.ts';

/** Lapsed policies, and whether each can be revived. */
export const revivalEligiblePolicies = /* @__PURE__ */ post('revivalEligiblePolicies', '/v1/revival/eligiblepolicies');

/** What a lapsed policy lacks, and what was saved of an earlier try. */
export const revivalBasicDetails = /* @__PURE__ */ post('revivalBasicDetails', '/v1/revival/basicdetails');

/** Dues, late fees and schemes as of now, in paise. */
export const revivalLatestDetails = /* @__PURE__ */ post('revivalLatestDetails', '/v1/revival/latestdetails');

/** Sends the quote of a scheme to the registered e-mail. */
export const emailRevivalQuote = /* @__PURE__ */ post('emailRevivalQuote', '/v1/revival/email');

/** What a scheme costs today, and the premium from then on, in paise. */
export const checkRevivalPremium = /* @__PURE__ */ post('checkRevivalPremium', '/v1/revival/checkpremium');

/** Saves the choice for another day, or asks for the revival. */
export const submitRevival = /* @__PURE__ */ postKeyed('submitRevival', '/v1/revival/submit');
