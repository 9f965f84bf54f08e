import type { components } from '@lifedesk/contract';
import { addCalendarDays, type CalendarDate, isRevivalEligible } from '@lifedesk/rules';
import { PAYABLE_DAYS_AHEAD } from './corporate-totals.ts';
import type { PolicyRow } from './policies.ts';
import type { Owner } from './store.ts';

type Attention = components['schemas']['PolicyCard']['attention'][number];

/** What needs the customer on a policy, the most urgent first. */
export function attentionOf(policy: PolicyRow, owner: Owner, today: CalendarDate): Attention[] {
  const { due_date: due } = policy;
  const revival = isRevivalEligible({
    policyStatusCode: policy.status_code,
    premiumLeft: policy.premium_left,
    dueDate: due,
    revivalDate: policy.revival_date,
    today,
  });
  const signs: [Attention, boolean][] = [
    ['revivable', revival.eligible],
    ['lapsed', policy.lapsed],
    ['premium-overdue', policy.premium_paying && due !== null && due < today],
    [
      'premium-due',
      policy.premium_paying && due !== null && due >= today && due <= addCalendarDays(today, PAYABLE_DAYS_AHEAD),
    ],
    ['fatca-missing', owner.fatca_required],
    ['pan-missing', owner.pan === null],
    ['neft-missing', owner.neft_qc_status === 'missing' || owner.neft_qc_status === 'rejected'],
  ];
  return signs.filter(([, shows]) => shows).map(([sign]) => sign);
}
