import type { components } from '@lifedesk/contract';
import { type CalendarDate, isRevivalEligible, payableUntil } from '@lifedesk/rules';
import type { PolicyRow } from './policy-rows.store.ts';
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
    ['premium-due', policy.premium_paying && due !== null && due >= today && due <= payableUntil(today)],
    ['fatca-missing', owner.fatca_required],
    ['pan-missing', owner.pan === null],
    ['neft-missing', owner.neft_qc_status === 'missing' || owner.neft_qc_status === 'rejected'],
  ];
  return signs.filter(([, shows]) => shows).map(([sign]) => sign);
}
