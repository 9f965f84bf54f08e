import type { ApprovedEffects } from '../requests/public.ts';
import { additionsApproved } from './additions/additions-approved.ts';
import { returnApproved } from './free-look/return-approved.ts';
import { stopApproved } from './stop/stop-approved.ts';
import { surrenderApproved } from './surrender/surrender-approved.ts';

export default {
  'freelook-request': returnApproved,
  'surrender-request': surrenderApproved,
  'pua-surrender': additionsApproved,
  'stop-payout': stopApproved,
} satisfies ApprovedEffects;
