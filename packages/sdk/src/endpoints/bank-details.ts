import { post, postKeyed } from '../transport/endpoint.ts';

/** The bank account of each policy, its number masked. */
export const fetchNeft = /* @__PURE__ */ post('fetchNeft', '/v1/neft/fetch');

/** Asks the bank whose an account is; what it says is good for half an hour. */
export const verifyNeftDetails = /* @__PURE__ */ post('verifyNeftDetails', '/v1/neft/verify');

/** Bank and branch of an IFSC. */
export const bankDetails = /* @__PURE__ */ post('bankDetails', '/v1/neft/bankdetails');

/** Changes the bank account of policies to one that was verified. */
export const updateNeft = /* @__PURE__ */ postKeyed('updateNeft', '/v1/neft/update');
