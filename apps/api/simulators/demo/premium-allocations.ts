import type { CalendarDate } from '@lifedesk/rules';
import type { Db } from '../../src/platform/database/connect.ts';

interface AllocatedPolicy {
  readonly policy_no: string;
  readonly issue_date: CalendarDate;
  readonly allocation?: Readonly<Record<string, number>>;
}

/** Adds the terms for premium redirection. The plans must exist. */
export async function seedRedirectionTerms(db: Db): Promise<void> {
  await db
    .insertInto('plan_redirection_terms')
    .values({ plan_code: 'MWB02', least_share: 5, per_year: 2 })
    .onConflict((c) => c.doNothing())
    .execute();
}

/** Adds each policy's premium allocation, effective from its first day. */
export async function seedAllocations(db: Db, policies: readonly AllocatedPolicy[]): Promise<void> {
  const rows = await db
    .insertInto('premium_allocation')
    .values(
      policies
        .filter(({ allocation }) => allocation)
        .map(({ policy_no, issue_date }) => ({
          policy_no,
          effective_from: issue_date,
          asked_on: issue_date,
          ticket: null,
        })),
    )
    .returning(['id', 'policy_no'])
    .execute();
  const sharesOf = (policyNo: string) =>
    Object.entries(policies.find(({ policy_no }) => policy_no === policyNo)?.allocation ?? {});
  await db
    .insertInto('premium_allocation_fund')
    .values(
      rows.flatMap(({ id, policy_no }) =>
        sharesOf(policy_no).map(([fund_code, share]) => ({ allocation_id: id, fund_code, share })),
      ),
    )
    .execute();
}
