/** Parts of the shell for signed-in people: one chunk, loaded after sign-in. */
// here before a link of the menu is followed
import '../../registry/screens.ts';

export { ExpiryWarning } from './ExpiryWarning.tsx';
export { HeaderActions } from './HeaderActions.tsx';
export { MenuOpener } from './MenuOpener.tsx';
export { PortalMenu } from './PortalMenu.tsx';
