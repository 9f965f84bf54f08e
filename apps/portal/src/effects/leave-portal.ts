/** Opens a page that is not the portal's, in its place, such as the gateway's. */
export function leavePortal(url: string): void {
  location.assign(url);
}
