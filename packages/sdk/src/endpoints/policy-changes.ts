import { post, postKeyed } from '../transport/endpoint.ts';

/** Policies that take part in profits, what may become of their bonus, and the challenge that `updateBonusOption` asks for. */
export const bonusOptions = /* @__PURE__ */ post('bonusOptions', '/v1/bonus/fetch');

/** Changes what becomes of a policy's bonus, from the next one on. */
export const updateBonusOption = /* @__PURE__ */ postKeyed('updateBonusOption', '/v1/bonus/update');
