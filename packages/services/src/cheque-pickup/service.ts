import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** A cheque fetched at the door: where, on which day and at what hour. */
export const chequePickup = defineService({ ...facts.chequePickup, screen: () => import('./ChequePickupScreen.tsx') });
