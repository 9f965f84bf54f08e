/** What the shell shows to a signed-in person: one chunk, loaded once somebody is. */
export { ExpiryWarning } from './ExpiryWarning.tsx';
export { HeaderActions } from './HeaderActions.tsx';
export { MenuOpener } from './MenuOpener.tsx';
export { PortalMenu } from './PortalMenu.tsx';
