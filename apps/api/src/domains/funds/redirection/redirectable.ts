import {
  type CalendarDate,
  ENDED_STATUS_CODES,
  type FundShare,
  type NoRedirectionReason,
  policyYearBeganOn,
  redirectionsLeft,
  whyNoRedirection,
} from '@lifedesk/rules';
import type { Db } from '../../../platform/database/connect.ts';
import type { PolicyRow } from '../../policies/public.ts';
import { countRedirections, findAllocation, findRedirectionTerms } from './redirection.store.ts';

/** The facts that decide whether a policy's next premiums can go to other funds. */
export interface Redirectable {
  readonly leastShare: number;
  /** Null if the plan has no limit. */
  readonly changesLeft: number | null;
  readonly now: readonly (FundShare & { readonly fundName: string })[];
  readonly because: NoRedirectionReason | null;
}

export async function findRedirectable(db: Db, policy: PolicyRow, today: CalendarDate): Promise<Redirectable> {
  const { policy_no, plan_code, due_date, lapsed, status_code, issue_date } = policy;
  const terms = await findRedirectionTerms(db, plan_code);
  const made = await countRedirections(db, policy_no, policyYearBeganOn(issue_date, today));
  const now = due_date === null ? [] : await findAllocation(db, policy_no, due_date);
  const perYear = terms?.perYear ?? null;
  const because = whyNoRedirection({
    // staff change a policy whose allocation is not recorded
    isOffered: terms !== undefined && (due_date === null || now.length > 0),
    isDiscontinued: lapsed || ENDED_STATUS_CODES.includes(status_code),
    hasNextPremium: due_date !== null,
    made,
    perYear,
  });
  return { leastShare: terms?.leastShare ?? 1, changesLeft: redirectionsLeft({ perYear }, made), now, because };
}
