import type { OngoingItem } from './orders.store.ts';

/** A revival pays premiums too, so the two exclude each other. */
export const slotOf = (purpose: OngoingItem['purpose']): string => (purpose === 'revival' ? 'premium' : purpose);
