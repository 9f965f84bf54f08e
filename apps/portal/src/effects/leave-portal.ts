/** Opens a page outside the portal in the same tab, such as the gateway's. */
export function leavePortal(url: string): void {
  location.assign(url);
}
