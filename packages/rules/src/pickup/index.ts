// Cheque pickup.

export type { PickupReason } from './check-pickup-time.ts';
export { checkPickupTime, PICKUP_DAYS_AHEAD, PICKUP_SLOTS } from './check-pickup-time.ts';
export { formatPickupStamp } from './format-pickup-stamp.ts';
export { joinMobileNumbers } from './join-mobile-numbers.ts';
