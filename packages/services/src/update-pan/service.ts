import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** A PAN, checked with the tax office and confirmed by an OTP. */
export const updatePan = defineService({ ...facts.updatePan, screen: () => import('./UpdatePanScreen.tsx') });
