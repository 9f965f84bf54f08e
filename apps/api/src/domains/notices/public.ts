// What other domains may use of this one.
export { assertServiceOpen } from './assert-service-open.ts';
