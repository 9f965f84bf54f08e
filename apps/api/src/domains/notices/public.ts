// The exports for other domains.
export { assertServiceOpen } from './assert-service-open.ts';
export type { NotificationAdditions } from './notification-source.ts';
