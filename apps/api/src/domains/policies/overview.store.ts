import type { CalendarDate } from '@lifedesk/rules';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/connect.ts';
import { type PolicyRow, policyColumns, policySources } from './policy-rows.store.ts';

/** A policy with what the overview needs of it beside. */
export interface OverviewRow extends PolicyRow {
  customer_kind: 'person' | 'company';
  /** Paise received and not yet applied. */
  received: number;
  reduced_cover: number | null;
  cover_until: CalendarDate | null;
  certificate_due_on: CalendarDate | null;
}

/** All policies of a customer, by number; of a company they are thousands. */
export async function findOverviewRows(db: Db, customerId: number, today: CalendarDate): Promise<OverviewRow[]> {
  const { rows } = await sql<OverviewRow>`
    select ${policyColumns(today)}, c.kind as customer_kind, p.reduced_cover, p.cover_until,
      coalesce(money.received, 0)::bigint as received, certificate.due_on as certificate_due_on
    from ${policySources} join customer c on c.id = p.customer_id
    cross join lateral (
      select -sum(amount) as received from ledger_entry where policy_no = p.policy_no and account = 'suspense') money
    left join life_certificate certificate on certificate.policy_no = p.policy_no and certificate.received_on is null
    where p.customer_id = ${customerId} order by p.policy_no`.execute(db);
  return rows;
}
