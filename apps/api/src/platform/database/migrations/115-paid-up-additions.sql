-- Paid-up additions: cover that bonuses have bought. Amounts are paise, rates and factors ten-thousandths.

-- What a plan pays for additions that are turned into cash. A plan without a row pays nothing for them.
create table plan_paid_up_addition (
  plan_code text primary key references plan (code),
  -- Of the sum assured, the least that can be cashed, and that can be left.
  least bigint not null check (least > 0),
  -- The bonus that was declared last for a year of additions; not guaranteed.
  bonus_rate integer not null check (bonus_rate between 0 and 10000)
);
-- From an age of the insured person and from a number of full years left to maturity on.
create table plan_paid_up_factor (
  plan_code text not null references plan_paid_up_addition (plan_code),
  age_from integer not null check (age_from between 0 and 120),
  years_left_from integer not null check (years_left_from between 0 and 100),
  factor integer not null check (factor between 1 and 10000),
  primary key (plan_code, age_from, years_left_from)
);

-- The sum assured of the additions of a policy: a part of its vested bonus.
create table policy_paid_up_addition (
  policy_no text primary key references policy (policy_no),
  sum_assured bigint not null check (sum_assured >= 0)
);
