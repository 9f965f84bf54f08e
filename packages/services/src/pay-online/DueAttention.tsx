import { useLocale, useSettleLink } from '@lifedesk/journey';
import { attentionText } from '@lifedesk/rules/texts';
import { Link, Paragraph, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import { withKeys } from '../shared/with-keys.ts';
import type { Due } from './dues.ts';
import { otherAttention } from './other-attention.ts';

/** What else needs the customer on a policy, with links. */
export function DueAttention({ due }: { readonly due: Due }): ReactElement | null {
  const settleLink = useSettleLink();
  const language = useLocale();
  const items = otherAttention(due);
  if (items.length === 0) return null;
  return (
    <Stack gap="2">
      {withKeys(items).map(([key, item]) => {
        const link = settleLink(item.action, due.id);
        return (
          <Stack key={key} gap="1">
            <Paragraph>{attentionText(item, language)}</Paragraph>
            {link && (
              <Link alone href={link.href}>
                {link.name}
              </Link>
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
