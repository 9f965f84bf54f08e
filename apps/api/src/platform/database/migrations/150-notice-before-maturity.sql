-- The notice a month before a policy matures.

-- When the calendar has to look at the policy for it; null where it has been sent, or none is due any more. It is set well before
-- the notice whenever the maturity date or the status changes, and the rule moves it on.
alter table policy add column maturity_look_on date;
create index policy_maturity_look on policy (maturity_look_on, customer_id) where maturity_look_on is not null;

create function policy_maturity_is_looked_at() returns trigger language plpgsql as $$
begin
  new.maturity_look_on := new.maturity_date - 62;
  return new;
end $$;
create trigger policy_maturity_is_looked_at before insert or update of maturity_date, status_code on policy
  for each row execute function policy_maturity_is_looked_at();
-- What has matured is left.
update policy set maturity_look_on = maturity_date - 62 where maturity_date > current_date;

-- Its `due_date` is the maturity date.
alter table policy_notice drop constraint policy_notice_kind_check;
alter table policy_notice add constraint policy_notice_kind_check
  check (kind in ('due-soon', 'due', 'in-grace', 'changed', 'matures'));
