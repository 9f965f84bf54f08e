import { notificationsAtom, useHref } from '@lifedesk/journey';
import { Dialog, Link, Notice, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { segmentOf } from '../../registry/registry.ts';
import * as m from '../../texts.ts';
import { noticeTexts } from './notices.ts';

interface PanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the customer should know, each with the way to settle it. */
export function NotificationsPanel({ open, onClose }: PanelProps): ReactElement {
  const href = useHref();
  const notifications = Object.entries(useAtomValue(notificationsAtom) ?? {});
  const told = notifications.flatMap(([kind, notification]) => (notification ? [{ kind, ...notification }] : []));
  return (
    <Dialog open={open} onOpenChange={onClose} title={m.notices_heading()} closeLabel={m.app_dismiss()}>
      {told.length === 0 ? (
        <p>{m.notices_empty()}</p>
      ) : (
        <Stack as="ul" gap="3">
          {told.map(({ kind, text, path }) => {
            const settle = path && href(segmentOf(path));
            return (
              <li key={kind}>
                <Notice
                  tone={kind === 'paymentInProcess' ? 'info' : 'warning'}
                  {...(settle && {
                    actions: (
                      <Link alone href={settle} onClick={onClose}>
                        {m.notices_settle()}
                      </Link>
                    ),
                  })}
                >
                  {noticeTexts[kind]?.() ?? text}
                </Notice>
              </li>
            );
          })}
        </Stack>
      )}
    </Dialog>
  );
}
