import { useLocale } from '@lifedesk/journey';
import { Header } from '@lifedesk/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { to } from '../registry/to.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { usePortal } from './portal.ts';

const MenuOpener = lazy(() => import('./signed-in/parts.ts').then((parts) => ({ default: parts.MenuOpener })));
const HeaderActions = lazy(() => import('./signed-in/parts.ts').then((parts) => ({ default: parts.HeaderActions })));

export function PortalHeader({ signedIn }: { readonly signedIn: boolean }): ReactElement {
  const { brand } = usePortal().config;
  const locale = useLocale();
  return (
    <Header
      brand={{ name: brand.insurer[locale], productName: brand.product, mark: brand.mark }}
      homeHref={to(signedIn ? 'dashboard' : 'home')}
      menuButton={
        signedIn && (
          <Suspense fallback={null}>
            <MenuOpener />
          </Suspense>
        )
      }
    >
      <LanguageSwitch />
      {signedIn && (
        <Suspense fallback={null}>
          <HeaderActions />
        </Suspense>
      )}
    </Header>
  );
}
