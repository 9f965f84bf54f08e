import { attentionAtom, notificationsAtom, useHref, useLocale, useSettleLink } from '@lifedesk/journey';
import { type AttentionAction, type AttentionGroup, groupAttention, NOTIFICATION_OF } from '@lifedesk/rules';
import { attentionText, takenBackText } from '@lifedesk/rules/texts';
import { Dialog, Link, Notice, Paragraph, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';

interface PanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A sentence, with a link to settle it. */
interface Message {
  readonly text: string;
  /** The policy that it is about, if it is about one. */
  readonly about?: string | undefined;
  readonly link?: { readonly href: string; readonly name: string } | undefined;
}

/** One notification; it can be about several things. */
interface Item {
  readonly id: string;
  readonly messages: readonly Message[];
  readonly isInfo?: boolean;
}

/** What the customer should know, each with a link to settle it. */
export function NotificationsPanel({ open, onClose }: PanelProps): ReactElement {
  const items = useItems();
  return (
    <Dialog open={open} onOpenChange={onClose} title={m.notices_heading()} closeLabel={m.app_dismiss()}>
      {items.length === 0 ? (
        <p>{m.notices_empty()}</p>
      ) : (
        <Stack as="ul" gap="3">
          {items.map(({ id, messages, isInfo }) => (
            <li key={id}>
              <Notice tone={isInfo ? 'info' : 'warning'}>
                <Stack gap="2">
                  {messages.map(({ text, about, link }) => (
                    <div key={text}>
                      <Paragraph>{text}</Paragraph>
                      {about && <Paragraph>{about}</Paragraph>}
                      {link && (
                        <Link alone href={link.href} onClick={onClose}>
                          {link.name}
                        </Link>
                      )}
                    </div>
                  ))}
                </Stack>
              </Notice>
            </li>
          ))}
        </Stack>
      )}
    </Dialog>
  );
}

/** How to pay again what a bank reversed, by the path that the server names. */
const PAID_AGAIN: Readonly<Record<string, AttentionAction>> = { '/pay-online': 'pay-premium', '/pay-loan': 'pay-loan' };

/** "The policy has lapsed": which one. */
const policyNoOf = ({ policyNos: [number, ...others] }: AttentionGroup): string | undefined =>
  number !== undefined && others.length === 0 ? m.policy_number({ number }) : undefined;

/** What the bell counts, each once: what needs the customer, and the messages that are not in that list. */
function useItems(): Item[] {
  const href = useHref();
  const language = useLocale();
  const settleLink = useSettleLink();
  const { paymentReversed, healthDeclarationDue } = useAtomValue(notificationsAtom) ?? {};
  const list = groupAttention(useAtomValue(attentionAtom) ?? []);
  const again = PAID_AGAIN[paymentReversed?.path ?? ''];
  const reversal = paymentReversed?.reversal;
  const what = reversal ? takenBackText(reversal, language) : m.notices_paymentReversed();
  const revival = href('revival-scheme');
  return [
    ...(paymentReversed
      ? [
          {
            id: 'payment-reversed',
            messages: [
              {
                text: `${what} ${again ? m.notices_payAgain() : m.notices_callAboutPayment()}`,
                link: settleLink(again ?? 'call'),
              },
            ],
          },
        ]
      : []),
    ...[...new Set(list.map(({ kind }) => NOTIFICATION_OF[kind]))].map((name) => {
      const items = list.filter(({ kind }) => NOTIFICATION_OF[kind] === name);
      return {
        id: name,
        messages: items.map((item) => ({
          text: attentionText(item, language, item.count),
          about: policyNoOf(item),
          link: settleLink(item.action, undefined, item.ticket),
        })),
        isInfo: items.every(({ action }) => action === 'wait'),
      };
    }),
    ...(healthDeclarationDue
      ? [
          {
            id: 'health-declaration',
            messages: [
              {
                text: m.notices_healthDeclaration(),
                link: revival ? { href: revival, name: m.notices_continueRevival() } : settleLink('call'),
              },
            ],
          },
        ]
      : []),
  ];
}
