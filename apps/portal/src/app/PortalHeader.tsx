import { useLocale } from '@lifedesk/journey';
import { Header } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { to } from '../registry/to.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { usePortal } from './portal.ts';
import { signedInPart } from './signed-in-part.tsx';

const MenuOpener = signedInPart('MenuOpener');
const HeaderActions = signedInPart('HeaderActions');

export function PortalHeader({ signedIn }: { readonly signedIn: boolean }): ReactElement {
  const { brand } = usePortal().config;
  const locale = useLocale();
  return (
    <Header
      brand={{ name: brand.shortName[locale], productName: brand.product, mark: brand.mark }}
      homeHref={to(signedIn ? 'dashboard' : 'home')}
      menuButton={signedIn && <MenuOpener />}
    >
      <LanguageSwitch />
      {signedIn && <HeaderActions />}
    </Header>
  );
}
