-- What needs a company on its policies, kept for one day: a company may have hundreds of thousands of them. Amounts are paise.

-- The day for which it is kept (null where it has to be made again), and the answer: by reason, the first policies named.
create table company_attention_day (
  customer_id bigint primary key references customer (id) on delete cascade,
  on_date date,
  groups jsonb not null default '[]'
);

create table company_attention (
  customer_id bigint not null references customer (id) on delete cascade,
  policy_no text not null,
  because text not null,
  kind text not null,
  action text not null,
  amount bigint,
  deadline date,
  since date,
  primary key (policy_no, because)
);
create index company_attention_deadline on company_attention (customer_id, because, deadline, policy_no);
create index company_attention_since on company_attention (customer_id, because, since);

-- How many they are of each reason, and what those with an amount add up to.
create table company_attention_total (
  customer_id bigint not null references customer (id) on delete cascade,
  because text not null,
  kind text not null,
  action text not null,
  count integer not null,
  amount bigint not null,
  amounts integer not null,
  primary key (customer_id, because)
);

-- Policies of companies that have changed since. A row for each change, so that no transaction waits for another and none of
-- them is missed: who reads the rows sees also the changes.
create table company_policy_change (
  id bigint generated always as identity primary key,
  customer_id bigint not null,
  policy_no text not null,
  at timestamptz not null default now()
);
create index company_policy_change_customer on company_policy_change (customer_id);

create function policy_notes_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into company_policy_change (customer_id, policy_no)
    select n.customer_id, n.policy_no from new_rows n join customer c on c.id = n.customer_id and c.kind = 'company';
  elsif tg_op = 'DELETE' then
    insert into company_policy_change (customer_id, policy_no)
    select o.customer_id, o.policy_no from old_rows o join customer c on c.id = o.customer_id and c.kind = 'company';
  else
    insert into company_policy_change (customer_id, policy_no)
    select p.customer_id, p.policy_no
    from (select customer_id, policy_no from new_rows union select customer_id, policy_no from old_rows) p
    join customer c on c.id = p.customer_id and c.kind = 'company';
  end if;
  return null;
end $$;

-- The same for what is kept beside a policy.
create function beside_policy_notes_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    insert into company_policy_change (customer_id, policy_no)
    select p.customer_id, p.policy_no from policy p join customer c on c.id = p.customer_id and c.kind = 'company'
    where p.policy_no in (select policy_no from old_rows);
  else
    insert into company_policy_change (customer_id, policy_no)
    select p.customer_id, p.policy_no from policy p join customer c on c.id = p.customer_id and c.kind = 'company'
    where p.policy_no in (select policy_no from new_rows);
  end if;
  return null;
end $$;

-- What no list of policies can say: everything is made again.
create function forgets_company_attention() returns trigger language plpgsql as $$
begin
  update company_attention_day set on_date = null where on_date is not null;
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array['policy', 'ledger_entry', 'payment_order_item', 'policy_hold', 'life_certificate', 'mandate',
    'mandate_debit', 'premium_change']
  loop
    execute format('create trigger %1$s_noted_insert after insert on %1$s referencing new table as new_rows
      for each statement execute function %2$s()', name,
      case name when 'policy' then 'policy_notes_change' else 'beside_policy_notes_change' end);
    execute format('create trigger %1$s_noted_update after update on %1$s
      referencing old table as old_rows new table as new_rows for each statement execute function %2$s()', name,
      case name when 'policy' then 'policy_notes_change' else 'beside_policy_notes_change' end);
    execute format('create trigger %1$s_noted_delete after delete on %1$s referencing old table as old_rows
      for each statement execute function %2$s()', name,
      case name when 'policy' then 'policy_notes_change' else 'beside_policy_notes_change' end);
    execute format('create trigger %1$s_noted_truncate after truncate on %1$s
      for each statement execute function forgets_company_attention()', name);
  end loop;
end $$;

create trigger plan_forgets_company_attention after insert or update or delete on plan
  for each statement execute function forgets_company_attention();
create trigger policy_status_forgets_company_attention after insert or update or delete on policy_status
  for each statement execute function forgets_company_attention();
