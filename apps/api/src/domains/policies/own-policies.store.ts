import { sql } from 'kysely';

/** A range of a customer's policy numbers: from the first of these, and before the second if it is given. */
export interface PolicyRange {
  readonly from: string;
  readonly before: string | null;
}

/** The condition that rows of `policy p` belong to a customer, all or those in a range. */
export const ownPolicies = (customerId: number, range?: PolicyRange) => sql`
  p.customer_id = ${customerId} ${range ? sql`and p.policy_no >= ${range.from}` : sql``}
  ${range?.before ? sql`and p.policy_no < ${range.before}` : sql``}`;
