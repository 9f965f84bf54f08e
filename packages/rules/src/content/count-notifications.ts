/** The notification count: how many entries of the notification object are truthy. Specification section 9. */
export function countNotifications(notifications: Readonly<Record<string, unknown>> | null | undefined): number {
  return Object.values(notifications ?? {}).filter(Boolean).length;
}
