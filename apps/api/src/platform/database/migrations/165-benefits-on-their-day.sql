-- What is paid on a day without being asked: annuities, survival benefits and maturities. Amounts in paise.

create table annuity (
  policy_no text primary key references policy (policy_no) on delete cascade,
  instalment bigint not null check (instalment > 0),
  mode text not null check (mode in ('yearly', 'half-yearly', 'quarterly', 'monthly')),
  -- The days of all instalments follow from the first one. Null for an annuity for life.
  first_on date not null,
  last_on date check (last_on >= first_on),
  -- The oldest instalment that is not ordered; null after the last one.
  next_on date check (next_on >= first_on)
);
create index annuity_next on annuity (next_on, policy_no) where next_on is not null;

-- Survival benefits of a policy from its issue on; annuity instalments and maturities once they are ordered. The primary key
-- guards that each is ordered once.
create table benefit (
  policy_no text not null references policy (policy_no) on delete cascade,
  kind text not null check (kind in ('annuity', 'survival-benefit', 'maturity')),
  due_on date not null,
  -- Before deductions; 0 for a maturity without value.
  amount bigint not null check (amount >= 0),
  ordered_at timestamptz,
  primary key (policy_no, kind, due_on)
);
create index benefit_to_order on benefit (due_on, policy_no) where ordered_at is null;

create index policy_to_mature on policy (maturity_date, policy_no)
  where maturity_date is not null and status_code not in ('M', 'S', 'D', 'F');
