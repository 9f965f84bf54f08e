import { actionLink, readAttention, useApp, useHref, useLocale } from '@lifedesk/journey';
import { attentionText } from '@lifedesk/rules/texts';
import { Link, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';
import type { Due } from './dues.ts';

/** What else needs the customer on a policy, such as a lapse, and where it is done. What is paid here is not repeated. */
export function DueAttention({ due }: { readonly due: Due }): ReactElement | null {
  const { phone } = useApp().insurer;
  const href = useHref();
  const language = useLocale();
  const items = readAttention(due.attention).filter(
    ({ action, because }) => because === 'premium-will-be-debited' || (action !== 'pay-premium' && action !== 'wait'),
  );
  if (items.length === 0) return null;
  return (
    <Stack gap="2">
      {items.map((item) => {
        if (item.action === 'wait') return <p key={item.because}>{attentionText(item, language)}</p>;
        const link = actionLink(href, item.action, due.id) ?? {
          href: `tel:${phone.replaceAll(' ', '')}`,
          name: m.attention_call({ phone }),
        };
        return (
          <Stack key={item.because} gap="1">
            <p>{attentionText(item, language)}</p>
            <Link alone href={link.href}>
              {link.name}
            </Link>
          </Stack>
        );
      })}
    </Stack>
  );
}
