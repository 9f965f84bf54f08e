import { attentionAtom, type Policy, readAttention, useLocale, useSettleLink } from '@lifedesk/journey';
import type { AttentionGroup } from '@lifedesk/rules';
import { attentionText } from '@lifedesk/rules/texts';
import { Link, Notice, Stack } from '@lifedesk/ui';
import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { urgencyOf } from '../shared/urgency.ts';
import { withKeys } from '../shared/with-keys.ts';

interface PolicyAttentionProps {
  readonly policy: Policy;
  readonly items: readonly AttentionGroup[];
}

/** What needs the customer on a policy, the most urgent first. */
export function useNeeds({ paymentDetails, policyNo }: Policy): readonly AttentionGroup[] {
  const ofCustomer = useAtomValue(attentionAtom);
  // a company's list adds up its policies, so its policy page loads its own
  return paymentDetails
    ? readAttention(paymentDetails.attention)
    : (ofCustomer?.filter(({ policyNos }) => policyNos.includes(policyNo)) ?? []);
}

/** What needs the customer on this policy, each with a link. */
export function PolicyAttention({ policy, items }: PolicyAttentionProps): ReactElement | null {
  const settleLink = useSettleLink();
  const language = useLocale();
  if (items.length === 0) return null;
  return (
    <Stack as="ul" gap="3">
      {withKeys(items).map(([key, item]) => {
        const link = settleLink(item.action, policy.id, item.ticket);
        return (
          <li key={key}>
            <Notice
              tone={urgencyOf(item) === 'info' ? 'info' : 'warning'}
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
