// The exports for other domains.
export { assertServiceOpen } from './assert-service-open.ts';
