// What other domains may use of this one.
export { assertServiceOpen } from './assert-service-open.ts';
export type { NotificationAdditions } from './notification-source.ts';
