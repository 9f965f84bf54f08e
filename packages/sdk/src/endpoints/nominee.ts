import { post, postKeyed } from '../transport/endpoint.ts';

/** Policies whose nominee can be changed. */
export const nomineeEligiblePolicies = /* @__PURE__ */ post('nomineeEligiblePolicies', '/v1/nominee/eligiblepolicies');

/** People whom the insurer knows as nominees of the customer. */
export const eligibleNominees = /* @__PURE__ */ post('eligibleNominees', '/v1/nominee/eligiblenominees');

/** Nominees and appointees of a policy, and the challenge that `updateNominees` asks for. */
export const nominees = /* @__PURE__ */ post('nominees', '/v1/nominee/fetch');

/** Changes the nominees of a policy. One who is removed is sent with edited `Delete`. */
export const updateNominees = /* @__PURE__ */ postKeyed('updateNominees', '/v1/nominee/update');
