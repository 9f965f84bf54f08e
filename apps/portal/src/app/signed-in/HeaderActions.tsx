import { notificationCountAtom, useNotifications } from '@lifedesk/journey';
import { Button, NotificationIcon, SignOutIcon } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import { type ReactElement, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { to } from '../../registry/to.ts';
import * as m from '../../texts.ts';
import { useDeviceClass } from '../device-class.ts';
import { NotificationsPanel } from './NotificationsPanel.tsx';

/** Notifications and sign-out, in the header. On a phone sign-out is in the menu. */
export function HeaderActions(): ReactElement {
  useNotifications();
  const count = useAtomValue(notificationCountAtom);
  const [open, setOpen] = useState(false);
  const device = useDeviceClass();
  const navigate = useNavigate();
  return (
    <>
      <Button
        variant="ghost"
        size="small"
        icon={NotificationIcon}
        aria-haspopup="dialog"
        aria-label={count ? m.notices_open({ count }) : m.notices_none()}
        onClick={() => setOpen(true)}
      >
        {count > 0 && count}
      </Button>
      {device !== 'mobile' && (
        <Button variant="ghost" size="small" icon={SignOutIcon} onClick={() => navigate(to('logout'))}>
          {m.menu_signOut()}
        </Button>
      )}
      <NotificationsPanel open={open} onClose={() => setOpen(false)} />
    </>
  );
}
