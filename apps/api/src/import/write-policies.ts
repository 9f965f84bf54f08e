import { sql } from 'kysely';
import type { Db } from '../platform/database/connect.ts';
import { working } from './working-tables.ts';

/** Writes the new policies of these lines, each with its due, account, nominees and fund units. */
export async function writePolicies(transaction: Db, from: number, to: number): Promise<void> {
  const { rows } = await sql<{ policy_no: string }>`
    insert into policy (policy_no, customer_id, is_corporate, plan_code, holder_name, status_code, policy_term,
      premium_term, premium_mode, modal_premium, sum_assured, issue_date, maturity_date, vested_bonus, reduced_cover,
      cover_until, servicing_go_code, assignment, assignee, married_womens_property, keyman, court_order_on,
      death_intimated_on, due_date, revival_date)
    select r.policy_no, c.id, c.kind = 'company', r.plan_code, r.holder_name, r.status_code, r.policy_term,
      r.premium_term, r.premium_mode, r.modal_premium, r.sum_assured, r.issue_date, r.maturity_date, r.vested_bonus,
      r.reduced_cover, r.cover_until, r.servicing_go_code, r.assignment, r.assignee, r.married_womens_property, r.keyman,
      r.court_order_on, r.death_intimated_on, (d.content -> 'due' ->> 'due_date')::date,
      (d.content -> 'due' ->> 'revival_date')::date
    from ${working('good_policies')} s
    join customer c on c.client_id = s.parent
    left join ${working('good_dues')} d on d.key = s.key
    cross join lateral jsonb_populate_record(null::policy, s.content -> 'policy') r
    where s.line between ${from} and ${to}
    on conflict (policy_no) do nothing
    returning policy_no`.execute(transaction);
  if (rows.length === 0) return;
  const added = rows.map(({ policy_no }) => policy_no);
  await writeParts(transaction, added);
  await writeAccounts(transaction, added);
}

async function writeParts(transaction: Db, added: readonly string[]): Promise<void> {
  await sql`
    insert into policy_nominee (policy_no, position, client_id, name, relationship, share, birth_date, appointee_name,
      appointee_relationship, appointee_birth_date)
    select r.policy_no, row_number() over (partition by r.policy_no order by s.line) - 1, r.client_id, r.name,
      r.relationship, r.share, r.birth_date, r.appointee_name, r.appointee_relationship, r.appointee_birth_date
    from ${working('good_nominees')} s
    cross join lateral jsonb_populate_record(null::policy_nominee, s.content -> 'policy_nominee') r
    where s.parent = any(${sql.val(added)}::text[])`.execute(transaction);
  await sql`
    insert into fund_holding (policy_no, fund_code, units)
    select r.policy_no, r.fund_code, r.units
    from ${working('good_holdings')} s
    cross join lateral jsonb_populate_record(null::fund_holding, s.content -> 'fund_holding') r
    where s.parent = any(${sql.val(added)}::text[])`.execute(transaction);
}

/** An account counts by its check; the account itself is what the portal shows. */
async function writeAccounts(transaction: Db, added: readonly string[]): Promise<void> {
  await sql`
    insert into bank_account (policy_no, ifsc, holder_name, account_no, account_type, bank_and_branch)
    select r.policy_no, r.ifsc, r.holder_name, r.account_no, r.account_type, r.bank_and_branch
    from ${working('policies')} s
    cross join lateral jsonb_populate_record(null::bank_account, s.content -> 'bank_account') r
    where s.key = any(${sql.val(added)}::text[]) and s.content -> 'bank_account' is not null`.execute(transaction);
  await sql`
    insert into account_check (policy_no, state, ifsc, holder_name, account_no, account_type, bank_and_branch)
    select a.policy_no, s.content -> 'account_check' ->> 'state', a.ifsc, a.holder_name, a.account_no, a.account_type,
      a.bank_and_branch
    from bank_account a join ${working('policies')} s on s.key = a.policy_no
    where a.policy_no = any(${sql.val(added)}::text[])`.execute(transaction);
  // Customers who were there before; the database makes it pending if an account is. For new ones this would take too long.
  await sql`
    update customer c set neft_qc_status = 'verified'
    from policy p join account_check a on a.policy_no = p.policy_no
    where p.policy_no = any(${sql.val(added)}::text[]) and c.id = p.customer_id
      and (c.neft_qc_status = 'missing' or a.state = 'pending' and c.neft_qc_status <> 'pending')`.execute(transaction);
}
