import type { AttentionFacts } from '../notices/public.ts';
import { attentionPolicies } from './attention-policies.ts';

export default attentionPolicies satisfies AttentionFacts;
