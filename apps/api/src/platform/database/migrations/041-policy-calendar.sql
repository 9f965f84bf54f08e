-- What happens to a policy whose premium stays unpaid: the choice of plan and customer, the cover that is left, and what the
-- customer was told. Being in grace is not stored: it follows from due date and mode.

alter table plan add column non_forfeiture text not null default 'none'
  check (non_forfeiture in ('premium-loan', 'reduced-paid-up', 'extended-term', 'none'));
-- Hundredths of a per cent a year, for a loan that pays a premium; null where the plan lends nothing.
alter table plan add column loan_rate integer check (loan_rate between 0 and 10000);
update plan set non_forfeiture = 'reduced-paid-up', loan_rate = 950 where line in ('savings', 'child', 'pension');

-- Null where the customer has chosen nothing: the plan decides.
alter table policy add column non_forfeiture text
  check (non_forfeiture in ('premium-loan', 'reduced-paid-up', 'extended-term', 'none'));
-- The cover since a premium stayed unpaid, in paise; null where it is the sum assured.
alter table policy add column reduced_cover bigint check (reduced_cover >= 0);
-- The last day of the cover where it ends before maturity.
alter table policy add column cover_until date;

-- When the calendar has to look at the policy next; null where no premium falls due. It is set well before the first
-- notice whenever the due date or the status changes, and the rule moves it on.
alter table policy add column next_look_on date;
create index policy_next_look on policy (next_look_on, customer_id) where next_look_on is not null;

create function policy_is_looked_at() returns trigger language plpgsql as $$
begin
  new.next_look_on := case
    when (select premium_paying from policy_status where code = new.status_code) then new.due_date - 60 end;
  return new;
end $$;
create trigger policy_is_looked_at before insert or update of due_date, status_code on policy
  for each row execute function policy_is_looked_at();
update policy set status_code = status_code;

-- The trail of a policy. Nothing of it is changed or deleted.
create table policy_event (
  policy_no text not null references policy (policy_no),
  -- Of the premium that stayed unpaid.
  due_date date not null,
  kind text not null check (kind ~ '^[a-z]+(-[a-z]+)*$'),
  -- The day on which it counts, which is earlier than `at` where the calendar was late.
  on_date date not null,
  at timestamptz not null,
  from_status text not null references policy_status (code),
  to_status text not null references policy_status (code),
  -- Paise: the cover from then on, and what was lent or taken from the deposit.
  cover bigint not null,
  amount bigint,
  primary key (policy_no, due_date)
);
create trigger policy_event_stays before update or delete on policy_event
  for each row execute function refuses_change();

-- What a customer was told of an unpaid premium, each once.
create table policy_notice (
  policy_no text not null references policy (policy_no),
  due_date date not null,
  kind text not null check (kind in ('due-soon', 'due', 'in-grace', 'changed')),
  made_at timestamptz not null,
  primary key (policy_no, due_date, kind)
);

-- A message may be about a policy and no request.
alter table service_message alter column ticket drop not null;

update policy_status set name = 'Discontinued, in revival period' where code = '5';
