import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';

/** What a comparison shows about a policy besides its value. */
export interface ComparedRow {
  readonly reducedCover: number | null;
  readonly coverUntil: CalendarDate | null;
  /** From the plan's latest terms, in hundredths of a per cent a year. */
  readonly reduction: number | null;
  /** The owner's; null for a company. */
  readonly ownerBirthDate: CalendarDate | null;
}

export async function findCompared(db: Db, customerId: number, policyNo: string): Promise<ComparedRow | undefined> {
  const { rows } = await sql<ComparedRow>`
    select p.reduced_cover as "reducedCover", p.cover_until as "coverUntil",
      (select o.reduction from plan_offer o where o.plan_code = p.plan_code order by o.from_on desc limit 1) as reduction,
      case when c.kind = 'person' then c.birth_date end as "ownerBirthDate"
    from policy p join customer c on c.id = p.customer_id
    where p.policy_no = ${policyNo} and c.id = ${customerId}`.execute(db);
  return rows[0];
}
