import { MenuButton, MenuDrawer, Only } from '@lifedesk/ui';
import { type ReactElement, useCallback, useState } from 'react';
import * as m from '../../texts.ts';
import { PhoneBar } from './PhoneBar.tsx';
import { PortalMenu } from './PortalMenu.tsx';

/** The menu on a narrow screen and its button: in the header, or on a phone in the tab bar. */
export function MenuOpener(): ReactElement {
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const show = useCallback(() => setOpen(true), []);
  return (
    <>
      <Only on="fromLaplet">
        <MenuButton label={m.menu_open()} open={open} onOpen={show} />
      </Only>
      <PhoneBar menuOpen={open} onOpenMenu={show} />
      <MenuDrawer open={open} onClose={close} label={m.menu_label()} closeLabel={m.menu_close()}>
        <PortalMenu />
      </MenuDrawer>
    </>
  );
}
