import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** Documents by policy, kind and financial year, and the policy pack: saved, or sent to the registered e-mail. */
export const downloadCenter = defineService({
  ...facts.downloadCenter,
  screen: () => import('./DownloadCenterScreen.tsx'),
});
