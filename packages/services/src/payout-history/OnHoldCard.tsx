import { useApp, useLocale, useSettleLink } from '@lifedesk/journey';
import { type AttentionGroup, STEP_ACTIONS, todayInIndia } from '@lifedesk/rules';
import { attentionDeadlineText, attentionOtherwiseText } from '@lifedesk/rules/texts';
import { Card, Link, Paragraph, Stack } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../texts.ts';

/** A payout that waits for something of the customer's: what, where to do it, and how soon we pay then. */
export function OnHoldCard({ item }: { readonly item: AttentionGroup }): ReactElement {
  const language = useLocale();
  const settleLink = useSettleLink();
  const today = todayInIndia(useApp().now());
  const actions = item.steps?.map((step) => STEP_ACTIONS[step]) ?? [item.action];
  return (
    <Card heading={attentionDeadlineText(item, today, language)}>
      <Stack gap="3">
        <p>{m.payoutHistory_onHoldPolicy({ number: item.policyNos.join(', ') })}</p>
        <Stack as="ol" gap="2">
          {actions.map((action) => {
            const link = settleLink(action, undefined, item.ticket);
            return (
              link && (
                <li key={action}>
                  <Link alone href={link.href}>
                    {link.name}
                  </Link>
                </li>
              )
            );
          })}
        </Stack>
        <Paragraph>{attentionOtherwiseText(item, language)}</Paragraph>
      </Stack>
    </Card>
  );
}
