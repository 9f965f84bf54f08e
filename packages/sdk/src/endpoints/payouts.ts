import { post } from '../transport/endpoint.ts';

/** Whether payouts of a policy have to wait. Any failure counts as restricted. */
export const payoutRestriction = /* @__PURE__ */ post('payoutRestriction', '/v1/payouts/restriction');
