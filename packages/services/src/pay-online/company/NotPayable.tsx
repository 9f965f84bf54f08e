import { useLocale, useSettleLink } from '@lifedesk/journey';
import { dueText } from '@lifedesk/rules/texts';
import { Link, Notice } from '@lifedesk/ui';
import type { ReactElement } from 'react';
import * as m from '../../texts.ts';
import { DueAttention } from '../DueAttention.tsx';
import type { Due } from '../dues.ts';
import { otherAttention } from '../other-attention.ts';

/** Why no premium can be paid for the searched policy, and what can be done. */
export function NotPayable({ due }: { readonly due: Due }): ReactElement {
  const language = useLocale();
  const call = useSettleLink()('call');
  const { policyNo, because } = due;
  const title = m.payOnline_policy({ policyNo });
  if (otherAttention(due).length > 0)
    return (
      <Notice tone="warning" title={title}>
        <DueAttention due={due} />
      </Notice>
    );
  if (because === 'nothing-due') return <Notice>{m.payOnline_companyNotDue({ policyNo })}</Notice>;
  return (
    <Notice
      tone="warning"
      title={title}
      {...(call && {
        actions: (
          <Link alone href={call.href}>
            {call.name}
          </Link>
        ),
      })}
    >
      {dueText(due, { dueDate: due.dueOn }, language)}
    </Notice>
  );
}
