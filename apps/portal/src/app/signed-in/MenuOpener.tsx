import { useLocale } from '@lifedesk/journey';
import { MenuButton, MenuDrawer } from '@lifedesk/ui';
import { type ReactElement, useCallback, useState } from 'react';
import * as m from '../../texts.ts';
import { PortalMenu } from './PortalMenu.tsx';

/** The button of the menu on a narrow screen, and the menu that it opens. */
export function MenuOpener(): ReactElement {
  useLocale();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <MenuButton label={m.menu_open()} open={open} onOpen={() => setOpen(true)} />
      <MenuDrawer open={open} onClose={close} label={m.menu_label()} closeLabel={m.menu_close()}>
        <PortalMenu />
      </MenuDrawer>
    </>
  );
}
