import type { ApprovedEffects } from '../requests/public.ts';
import { applyChosenOption } from './non-forfeiture/apply-chosen-option.ts';
import { addApprovedRider } from './riders/add-approved-rider.ts';

export default {
  'nfo-details': applyChosenOption,
  'rider-addition': addApprovedRider,
} satisfies ApprovedEffects;
