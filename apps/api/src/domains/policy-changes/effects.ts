import type { ApprovedEffects } from '../requests/public.ts';
import { addApprovedRider } from './riders/add-approved-rider.ts';

export default {
  'rider-addition': addApprovedRider,
} satisfies ApprovedEffects;
