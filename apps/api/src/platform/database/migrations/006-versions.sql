-- A number for each customer, and one for what is published to all, that go up with every change of what a login tells. A
-- node may keep an answer that it has made for as long as both stand: it asks them with every call.

alter table customer add column version bigint not null default 0;

create table published (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 0
);
insert into published default values;

create function customer_goes_up() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger customer_goes_up before update on customer for each row execute function customer_goes_up();

create function policy_raises_customer() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update customer set version = version where id in (select customer_id from new_rows);
  elsif tg_op = 'DELETE' then
    update customer set version = version where id in (select customer_id from old_rows);
  else
    update customer set version = version
      where id in (select customer_id from new_rows union select customer_id from old_rows);
  end if;
  return null;
end $$;
create trigger policy_inserted after insert on policy
  referencing new table as new_rows for each statement execute function policy_raises_customer();
create trigger policy_updated after update on policy
  referencing old table as old_rows new table as new_rows for each statement execute function policy_raises_customer();
create trigger policy_deleted after delete on policy
  referencing old table as old_rows for each statement execute function policy_raises_customer();

create function holding_raises_customer() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    update customer set version = version
      where id in (select customer_id from policy where policy_no in (select policy_no from old_rows));
  else
    update customer set version = version
      where id in (select customer_id from policy where policy_no in (select policy_no from new_rows));
  end if;
  return null;
end $$;
create trigger fund_holding_inserted after insert on fund_holding
  referencing new table as new_rows for each statement execute function holding_raises_customer();
create trigger fund_holding_updated after update on fund_holding
  referencing old table as old_rows new table as new_rows for each statement execute function holding_raises_customer();
create trigger fund_holding_deleted after delete on fund_holding
  referencing old table as old_rows for each statement execute function holding_raises_customer();

create function raises_published() returns trigger language plpgsql as $$
begin
  update published set version = version + 1;
  return null;
end $$;
create trigger plan_published after insert or update or delete on plan
  for each statement execute function raises_published();
create trigger policy_status_published after insert or update or delete on policy_status
  for each statement execute function raises_published();
create trigger fund_nav_published after insert or update or delete on fund_nav
  for each statement execute function raises_published();
