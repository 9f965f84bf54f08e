import { sql } from 'kysely';

/** Policies of a customer by number: from the first of these on, and before the second, if there is one. */
export interface PolicyRange {
  readonly from: string;
  readonly before: string | null;
}

/** Which rows of `policy p` are a customer's, all or those of a range. */
export const ownPolicies = (customerId: number, range?: PolicyRange) => sql`
  p.customer_id = ${customerId} ${range ? sql`and p.policy_no >= ${range.from}` : sql``}
  ${range?.before ? sql`and p.policy_no < ${range.before}` : sql``}`;
