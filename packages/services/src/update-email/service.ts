import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** A new e-mail address, confirmed on the registered contacts and on the new one. */
export const updateEmail = defineService({ ...facts.updateEmail, screen: () => import('./UpdateEmailScreen.tsx') });
