// What happens to a policy whose premium stays unpaid after the days of grace.

export type { AfterGrace, AfterGraceClause, AfterGraceDecision } from './non-forfeiture.ts';
export { afterGrace, afterGraceClauses } from './non-forfeiture.ts';
export type { NonForfeitureOffer, NonForfeitureReason } from './non-forfeiture-offer.ts';
export { nonForfeitureOffer } from './non-forfeiture-offer.ts';
export type { PaidAfterGrace } from './premium-paid-after-grace.ts';
export { premiumPaidAfterGrace } from './premium-paid-after-grace.ts';
