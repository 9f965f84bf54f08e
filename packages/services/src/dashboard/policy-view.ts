import type { Policy } from '@lifedesk/journey';
import { type AttentionGroup, type CalendarDate, parseDayFirstDate } from '@lifedesk/rules';
import type { OverviewPolicy } from './use-overview.ts';

/** One policy with everything known about it. */
export interface PolicyView {
  readonly policy: Policy;
  /** Undefined until the overview has loaded, or if that failed. */
  readonly more: OverviewPolicy | undefined;
  readonly dueDate: CalendarDate | undefined;
  /** What needs the customer on it, the most urgent first. */
  readonly needs: readonly AttentionGroup[];
}

/** Merges the responses, in the order of the customer's list. */
export function viewsOf(
  policies: readonly Policy[],
  overview: readonly OverviewPolicy[] | undefined,
  items: readonly AttentionGroup[] = [],
): PolicyView[] {
  return policies.map((policy) => ({
    policy,
    more: overview?.find(({ policyNo }) => policyNo === policy.policyNo),
    dueDate: parseDayFirstDate(policy.dueDate) ?? undefined,
    needs: items.filter(({ policyNos }) => policyNos.includes(policy.policyNo)),
  }));
}
