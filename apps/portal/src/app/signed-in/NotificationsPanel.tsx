import { actionLink, attentionAtom, notificationsAtom, useHref, useLocale } from '@lifedesk/journey';
import { groupAttention } from '@lifedesk/rules';
import { attentionText } from '@lifedesk/rules/texts';
import { Dialog, Link, Notice, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';

interface PanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** What the customer should know, each with the way to settle it. */
export function NotificationsPanel({ open, onClose }: PanelProps): ReactElement {
  const href = useHref();
  const language = useLocale();
  const list = groupAttention(useAtomValue(attentionAtom) ?? []);
  const isReversed = Boolean(useAtomValue(notificationsAtom)?.paymentReversed);
  const pay = actionLink(href, 'pay-premium');
  return (
    <Dialog open={open} onOpenChange={onClose} title={m.notices_heading()} closeLabel={m.app_dismiss()}>
      {list.length === 0 && !isReversed ? (
        <p>{m.notices_empty()}</p>
      ) : (
        <Stack as="ul" gap="3">
          {isReversed && (
            <li>
              <Notice
                tone="warning"
                {...(pay && {
                  actions: (
                    <Link alone href={pay.href} onClick={onClose}>
                      {pay.name}
                    </Link>
                  ),
                })}
              >
                {m.notices_paymentReversed()}
              </Notice>
            </li>
          )}
          {list.map((item) => {
            const link = actionLink(href, item.action);
            return (
              <li key={item.because}>
                <Notice
                  tone={item.action === 'wait' ? 'info' : 'warning'}
                  {...(link && {
                    actions: (
                      <Link alone href={link.href} onClick={onClose}>
                        {link.name}
                      </Link>
                    ),
                  })}
                >
                  {attentionText(item, language, item.count)}
                </Notice>
              </li>
            );
          })}
        </Stack>
      )}
    </Dialog>
  );
}
