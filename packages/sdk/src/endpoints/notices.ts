import { post } from '../transport/endpoint.ts';

/** What the customer should know. The count is the number of truthy entries; a failure is silent. */
export const notifications = /* @__PURE__ */ post('notifications', '/v1/notifications');

/** When services are closed. A failure means the built-in default, without a toast. */
export const maintenanceSchedule = /* @__PURE__ */ post('maintenanceSchedule', '/v1/content/maintenance');

/** Questions and answers for non-resident customers. */
export const nriFaq = /* @__PURE__ */ post('nriFaq', '/v1/content/nrifaq');
