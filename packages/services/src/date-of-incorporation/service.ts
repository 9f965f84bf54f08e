import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** When a company was incorporated. */
export const dateOfIncorporation = defineService({
  ...facts.dateOfIncorporation,
  screen: () => import('./DateOfIncorporationScreen.tsx'),
});
