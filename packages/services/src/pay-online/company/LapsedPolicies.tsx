import { useLocale, useSettleLink } from '@lifedesk/journey';
import type { AttentionGroup } from '@lifedesk/rules';
import { attentionText } from '@lifedesk/rules/texts';
import { Link, Notice } from '@lifedesk/ui';
import type { ReactElement } from 'react';

/** How many of a company's policies have lapsed, by kind, with what can be done. */
export function LapsedPolicies({
  items = [],
}: {
  readonly items: readonly AttentionGroup[] | undefined;
}): ReactElement {
  const settleLink = useSettleLink();
  const language = useLocale();
  return (
    <>
      {items
        .filter(({ kind }) => kind === 'policy-lapsed')
        .map((item) => {
          const link = settleLink(item.action);
          return (
            <Notice
              key={item.because}
              tone="warning"
              {...(link && {
                actions: (
                  <Link alone href={link.href}>
                    {link.name}
                  </Link>
                ),
              })}
            >
              {attentionText(item, language, item.count)}
            </Notice>
          );
        })}
    </>
  );
}
