import type { AttentionFacts } from '../policies/public.ts';
import { attentionPolicies } from './dues/attention-policies.ts';

export default attentionPolicies satisfies AttentionFacts;
