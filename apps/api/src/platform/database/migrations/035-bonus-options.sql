-- What may become of the bonus of a policy that takes part in profits, in words for the customer.
create table bonus_option (
  code text primary key check (code ~ '^[a-z]+(-[a-z]+)*$'),
  -- The first one of a plan holds where nobody has chosen.
  position integer not null unique,
  name_en text not null,
  name_hi text not null,
  meaning_en text not null,
  meaning_hi text not null
);

-- What a plan offers. A plan without options takes no part in profits.
create table plan_bonus_option (
  plan_code text not null references plan (code) on delete cascade,
  option_code text not null references bonus_option (code),
  primary key (plan_code, option_code)
);

-- What somebody has chosen for a policy.
create table policy_bonus (
  policy_no text primary key references policy (policy_no) on delete cascade,
  option_code text not null references bonus_option (code)
);
