-- What the policies of a company amount to, kept for a day as what needs it is: a company may have hundreds of thousands of them.

-- Of all of them, as the answers have it. Amounts are paise.
alter table company_attention_day add column sums jsonb;

-- Of one part of them: of those with this number or a higher one, up to the next part. A part is small enough to be added up
-- again where one policy changes.
create table company_policy_part (
  customer_id bigint not null references customer (id) on delete cascade,
  from_no text not null,
  sums jsonb not null,
  primary key (customer_id, from_no)
);

-- What is kept already has no parts.
update company_attention_day set on_date = null;

-- Loans and funds are in the sums.
do $$
declare name text;
begin
  foreach name in array array['policy_loan', 'fund_holding']
  loop
    execute format('create trigger %1$s_noted_insert after insert on %1$s referencing new table as new_rows
      for each statement execute function beside_policy_notes_change()', name);
    execute format('create trigger %1$s_noted_update after update on %1$s referencing old table as old_rows new table as new_rows
      for each statement execute function beside_policy_notes_change()', name);
    execute format('create trigger %1$s_noted_delete after delete on %1$s referencing old table as old_rows
      for each statement execute function beside_policy_notes_change()', name);
    execute format('create trigger %1$s_noted_truncate after truncate on %1$s
      for each statement execute function forgets_company_attention()', name);
  end loop;
end $$;

-- A NAV changes the value of all policies that have units of the fund.
create function fund_nav_notes_change() returns trigger language plpgsql as $$
begin
  insert into company_policy_change (customer_id, policy_no)
  select p.customer_id, p.policy_no
  from fund_holding h join policy p on p.policy_no = h.policy_no
  join customer c on c.id = p.customer_id and c.kind = 'company'
  where h.fund_code in (select fund_code from new_rows);
  return null;
end $$;
create trigger fund_nav_noted_insert after insert on fund_nav referencing new table as new_rows
  for each statement execute function fund_nav_notes_change();
create trigger fund_nav_noted_update after update on fund_nav referencing new table as new_rows
  for each statement execute function fund_nav_notes_change();
create trigger fund_nav_noted_delete after delete on fund_nav
  for each statement execute function forgets_company_attention();
create trigger fund_nav_noted_truncate after truncate on fund_nav
  for each statement execute function forgets_company_attention();

-- The newest receipt of a customer who may have hundreds of thousands.
create index receipt_customer_newest on receipt (customer_id, paid_at desc, receipt_no desc) where reversed_on is null;
