import { defineService } from '@lifedesk/journey/service';
import * as facts from './facts.ts';

/** What becomes of the bonus of a policy that takes part in profits, confirmed by an OTP. */
export const changeBonus = defineService({ ...facts.changeBonus, screen: () => import('./ChangeBonusScreen.tsx') });
