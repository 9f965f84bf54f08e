import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** A new mobile number, confirmed on the registered contacts and on the new one. */
export const updateMobile = defineService({ ...facts.updateMobile, screen: () => import('./UpdateMobileScreen.tsx') });
