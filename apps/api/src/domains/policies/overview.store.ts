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
    left join (
      select e.policy_no, -sum(e.amount) as received from ledger_entry e join policy own on own.policy_no = e.policy_no
      where own.customer_id = ${customerId} and e.account = 'suspense' group by e.policy_no) money
      on money.policy_no = p.policy_no
    left join (
      select policy_no, min(due_on) as due_on from life_certificate where received_on is null group by policy_no) certificate
      on certificate.policy_no = p.policy_no
    where p.customer_id = ${customerId} order by p.policy_no`.execute(db);
  return rows;
}
