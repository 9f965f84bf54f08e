// What other domains may use of this one.
export { assertServiceOpen } from './assert-service-open.ts';
export { toAttentionDto } from './attention-dto.ts';
export type { AttentionFacts } from './attention-source.ts';
