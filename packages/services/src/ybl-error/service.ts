import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** Where a partner sends a person whose journey failed on the partner's side. */
export const yblError = defineService({ ...facts.yblError, screen: () => import('./PartnerErrorScreen.tsx') });
