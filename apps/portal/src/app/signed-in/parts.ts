/** Parts of the shell for signed-in people: one chunk, loaded after sign-in. */
// loaded before anyone follows a link in the menu
import '@lifedesk/services/screens';

export { ExpiryWarning } from './ExpiryWarning.tsx';
export { HeaderActions } from './HeaderActions.tsx';
export { MenuOpener } from './MenuOpener.tsx';
export { PortalMenu } from './PortalMenu.tsx';
