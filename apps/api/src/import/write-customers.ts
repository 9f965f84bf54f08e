import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import { working } from './working-tables.ts';

/** Writes the new customers of these lines with their addresses. */
export async function writeCustomers(transaction: Db, from: number, to: number): Promise<void> {
  await sql`
    with added as (
      insert into customer (client_id, kind, name, title, gender, birth_date, incorporated_on, mobile, email, pan,
        pan_validated, nationality, yearly_income, language, city, neft_qc_status)
      select r.client_id, r.kind, r.name, r.title, r.gender, r.birth_date, r.incorporated_on, r.mobile, r.email, r.pan,
        r.pan_validated, r.nationality, r.yearly_income, r.language, s.content -> 'address' ->> 'city', coalesce((
          select case when bool_or(p.content -> 'account_check' ->> 'state' = 'pending') then 'pending' else 'verified' end
          from ${working('good_policies')} p where p.parent = s.key and p.content -> 'bank_account' is not null
          having count(*) > 0), 'missing')
      from ${working('good_customers')} s cross join lateral jsonb_populate_record(null::customer, s.content -> 'customer') r
      where s.line between ${from} and ${to}
      on conflict (client_id) do nothing
      returning id, client_id)
    insert into address (customer_id, kind, line1, line2, line3, city, state, pin_code, country)
    select added.id, r.kind, r.line1, r.line2, r.line3, r.city, r.state, r.pin_code, r.country
    from added join ${working('customers')} s on s.key = added.client_id
    cross join lateral jsonb_populate_record(null::address, s.content -> 'address') r
    where s.content -> 'address' is not null`.execute(transaction);
}
