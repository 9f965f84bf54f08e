-- Plans that can be recommended, interest in them, and consent to be called. Amounts in paise.

-- What a plan asks of the person who takes it, from a date on.
create table plan_offer (
  plan_code text not null references plan (code) on delete cascade,
  from_on date not null,
  -- Last day, included; null while it still applies.
  to_on date check (to_on >= from_on),
  position integer not null,
  goals text[] not null check (cardinality(goals) > 0),
  entry_from integer not null check (entry_from >= 0),
  entry_to integer not null check (entry_to >= entry_from),
  premium_years integer not null check (premium_years > 0),
  term_years integer not null check (term_years >= premium_years),
  -- The most of the yearly income that the premium may take, in percent.
  income_share integer not null check (income_share between 1 and 100),
  -- What charges and cover take from the return, in hundredths of a percent a year; null for a plan that is not illustrated.
  reduction integer check (reduction >= 0),
  -- Of all premiums, in percent, what is guaranteed at maturity.
  guaranteed_share integer not null default 0 check (guaranteed_share >= 0),
  primary key (plan_code, from_on)
);

-- Premium and cover by the age at which the plan begins.
create table plan_offer_price (
  plan_code text not null,
  from_on date not null,
  age_from integer not null,
  age_to integer not null check (age_to >= age_from),
  yearly_premium bigint not null check (yearly_premium > 0),
  sum_assured bigint not null check (sum_assured > 0),
  primary key (plan_code, from_on, age_from),
  foreign key (plan_code, from_on) references plan_offer (plan_code, from_on) on delete cascade
);

-- Interest in a plan. Once it is withdrawn nothing of the person is left, and the row goes when the back office knows.
create table plan_interest (
  reference text primary key check (reference ~ '^PI[0-9]{10}$'),
  plan_code text not null references plan (code),
  -- Who it is: a customer, or a mobile number without a session.
  person text,
  customer_id bigint references customer (id) on delete cascade,
  -- It was registered in a payments-only session, which therefore lists it.
  in_partial boolean not null,
  name text,
  mobile text,
  is_verified boolean not null,
  call_window text not null check (call_window in ('morning', 'afternoon', 'evening')),
  language text not null check (language in ('en', 'hi')),
  because text not null,
  registered_at timestamptz not null,
  forwarded_at timestamptz,
  withdrawn_at timestamptz,
  check ((withdrawn_at is null) = (person is not null)),
  check ((withdrawn_at is null) = (mobile is not null))
);
create unique index plan_interest_once on plan_interest (person, plan_code);
create index plan_interest_registered on plan_interest (registered_at);

-- The keys of devices without a session, hashed, by which an interest is listed and withdrawn.
create table plan_interest_key (
  reference text not null references plan_interest (reference) on delete cascade,
  key_hash text not null,
  primary key (reference, key_hash)
);
create index plan_interest_key_hash on plan_interest_key (key_hash);

-- Consent that was given, without the person: the mark fits only who names themselves.
create table consent_log (
  reference text primary key,
  subject_mark text not null,
  purpose text not null,
  notice text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);

-- Plans that a customer does not want to see, and whether the banner is hidden; in a payments-only session apart.
create table plan_refusal (
  customer_id bigint not null references customer (id) on delete cascade,
  session_kind text not null check (session_kind in ('full', 'partial')),
  plan_code text not null references plan (code),
  refused_at timestamptz not null,
  primary key (customer_id, session_kind, plan_code)
);
create table banner_hidden (
  customer_id bigint not null references customer (id) on delete cascade,
  session_kind text not null check (session_kind in ('full', 'partial')),
  hidden_at timestamptz not null,
  primary key (customer_id, session_kind)
);
