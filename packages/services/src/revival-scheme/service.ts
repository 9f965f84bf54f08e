import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** A lapsed policy back into force: what it costs, the health declaration, the request and its payment. */
export const revivalScheme = defineService({
  ...facts.revivalScheme,
  screen: () => import('./RevivalSchemeScreen.tsx'),
});
