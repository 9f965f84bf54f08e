// Content and screens.

export type { ContentPlace } from './arrange-content.ts';
export { arrangeContent, parseContentPlace } from './arrange-content.ts';
export { countNotifications } from './count-notifications.ts';
export type { DeviceClass } from './device-class.ts';
export { BREAKPOINTS, deviceClassOf } from './device-class.ts';
export { servicePath } from './service-path.ts';
