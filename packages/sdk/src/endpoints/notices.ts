// Generated from openapi/ by `pnpm generate`. Do not edit.
import type { CallOptions } from '../transport/call.ts';
import { post, type Schemas } from '../transport/endpoint.ts';
import type { Sdk } from '../transport/sdk.ts';

/**
 * Notifications.
 *
 * The count is the number of truthy entries. The screen shows nothing on a failure.
 *
 * Session: full, corporate. `POST /v1/notifications`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['NotificationsAnswer']`
 */
export const notifications: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['NotificationsAnswer']> = /* @__PURE__ */ post('notifications', '/v1/notifications');

/**
 * Maintenance schedule.
 *
 * Scheduled and instant maintenance and the downtime of the core system. On a failure the client uses its built-in
 * default.
 *
 * Session: none. `POST /v1/content/maintenance`
 *
 * @param body `Schemas['EmptyBody']`
 * @returns `Schemas['MaintenanceSchedule']`
 */
export const maintenanceSchedule: (
  sdk: Sdk,
  body?: Schemas['EmptyBody'],
  options?: CallOptions,
) => Promise<Schemas['MaintenanceSchedule']> = /* @__PURE__ */ post('maintenanceSchedule', '/v1/content/maintenance');

/**
 * Questions of non-resident customers.
 *
 * Questions and answers in one language.
 *
 * Session: none. `POST /v1/content/nrifaq`
 *
 * @param body `Schemas['NriFaqRequest']`
 * @returns `Schemas['NriFaq']`
 */
export const nriFaq: (sdk: Sdk, body?: Schemas['NriFaqRequest'], options?: CallOptions) => Promise<Schemas['NriFaq']> =
  /* @__PURE__ */ post('nriFaq', '/v1/content/nrifaq');
