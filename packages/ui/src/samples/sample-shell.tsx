import { type ReactNode, useState } from 'react';
import { Button } from '../components/Button/Button.tsx';
import { IconButton } from '../components/IconButton/IconButton.tsx';
import {
  BankIcon,
  DocumentIcon,
  EmailIcon,
  HomeIcon,
  LanguageIcon,
  NotificationIcon,
  PayIcon,
  PersonIcon,
  PhoneIcon,
  SignOutIcon,
} from '../components/icons.ts';
import { TextField } from '../components/TextField/TextField.tsx';
import { MenuButton, MenuDrawer } from '../layout/MenuDrawer/MenuDrawer.tsx';
import { Only } from '../layout/Only/Only.tsx';
import { Hero } from '../layout/PageShell/Hero.tsx';
import { PageShell } from '../layout/PageShell/PageShell.tsx';
import { type MenuGroup, SideMenu } from '../layout/SideMenu/SideMenu.tsx';
import { SampleHeader, useSampleBrand } from './sample-brand.tsx';
import type { SampleTexts } from './texts.ts';

/** Some of the services, in groups. */
export const menuGroups = (t: SampleTexts): MenuGroup[] => [
  { items: [{ href: '#dashboard', label: t.dashboard, icon: HomeIcon, current: true }] },
  {
    label: t.payGroup,
    items: [
      { href: '#pay', label: t.payOnline, icon: PayIcon },
      { href: '#auto-debit', label: t.autoDebit, icon: BankIcon },
      { href: '#downloads', label: t.downloads, icon: DocumentIcon },
    ],
  },
  {
    label: t.manageGroup,
    items: [
      { href: '#mobile', label: t.updateMobile, icon: PhoneIcon },
      { href: '#email', label: t.updateEmail, icon: EmailIcon },
      { href: '#address', label: t.updateAddress, icon: PersonIcon },
    ],
  },
];

/** The frame of a signed-in page, as an app composes it. */
export function SampleShell({
  texts: t,
  signedIn = true,
  hero,
  children,
}: {
  texts: SampleTexts;
  signedIn?: boolean;
  hero?: ReactNode;
  children: ReactNode;
}) {
  const brand = useSampleBrand();
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const groups = menuGroups(t).map((group) => ({
    ...group,
    items: group.items.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())),
  }));
  const menu = (
    <SideMenu
      label={t.services}
      groups={groups}
      search={
        <TextField
          type="search"
          label={t.searchServices}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      }
    />
  );
  return (
    <PageShell
      skipLabel={t.skip}
      header={
        <SampleHeader menuButton={signedIn && <MenuButton label={t.menu} open={open} onOpen={() => setOpen(true)} />}>
          {signedIn && <IconButton icon={NotificationIcon} label={t.notifications} />}
          <Button variant="ghost" icon={LanguageIcon} lang={t.language === 'English' ? 'en' : 'hi'}>
            {t.language}
          </Button>
          {signedIn && (
            <Only on="fromLaplet">
              <Button variant="ghost" icon={SignOutIcon}>
                {t.signOut}
              </Button>
            </Only>
          )}
        </SampleHeader>
      }
      menu={signedIn && menu}
      footer={`${brand.name}. ${t.footer}`}
      hero={hero && <Hero horizon={brand.horizon}>{hero}</Hero>}
    >
      {signedIn && (
        <MenuDrawer open={open} onClose={() => setOpen(false)} label={t.menu} closeLabel={t.close}>
          {menu}
          <Only on="phone">
            <Button variant="ghost" icon={SignOutIcon}>
              {t.signOut}
            </Button>
          </Only>
        </MenuDrawer>
      )}
      {children}
    </PageShell>
  );
}
