import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** The bank account to which payouts go: asked at the bank, with a proof where the names differ, confirmed by an OTP. */
export const neftDetails = defineService({ ...facts.neftDetails, screen: () => import('./NeftDetailsScreen.tsx') });
