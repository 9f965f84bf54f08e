import { attentionAtom, type Policy, readAttention, useLocale, useSettleLink } from '@lifedesk/journey';
import { attentionText } from '@lifedesk/rules/texts';
import { Link, Notice, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { withKeys } from '../shared/with-keys.ts';

/** What needs the customer on this policy, the most urgent first, each with a link. */
export function PolicyAttention({ policy }: { readonly policy: Policy }): ReactElement | null {
  const settleLink = useSettleLink();
  const language = useLocale();
  const ofCustomer = useAtomValue(attentionAtom);
  // a company's list adds up its policies, so its policy page loads its own
  const items = policy.paymentDetails
    ? readAttention(policy.paymentDetails.attention)
    : (ofCustomer?.filter(({ policyNos }) => policyNos.includes(policy.policyNo)) ?? []);
  if (items.length === 0) return null;
  return (
    <Stack as="ul" gap="3">
      {withKeys(items).map(([key, item]) => {
        const link = settleLink(item.action, policy.id, item.ticket);
        return (
          <li key={key}>
            <Notice
              tone={item.action === 'wait' ? 'info' : 'warning'}
              {...(link && {
                actions: (
                  <Link alone href={link.href}>
                    {link.name}
                  </Link>
                ),
              })}
            >
              {attentionText(item, language)}
            </Notice>
          </li>
        );
      })}
    </Stack>
  );
}
