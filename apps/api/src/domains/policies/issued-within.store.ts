import type { Days } from '@lifedesk/rules';
import { sql } from 'kysely';

/** The condition that the policy `p` was issued on one of these days. */
export const issuedWithin = (days: readonly Days[]) =>
  sql<boolean>`(${sql.join(
    days.map(({ from, to }) => sql`p.issue_date between ${from}::date and ${to ?? 'infinity'}::date`),
    sql` or `,
  )})`;
