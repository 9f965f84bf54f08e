-- What was received, for which policy, and what of it is still owed. Amounts are paise.

create table receipt (
  receipt_no text primary key check (receipt_no ~ '^[A-Z0-9-]{6,30}$'),
  customer_id bigint not null references customer (id),
  -- Null where the money did not come through an order: by auto-debit, cheque or at a branch.
  order_id text unique references payment_order (id),
  channel text not null check (channel in ('online', 'auto-debit', 'cheque', 'branch')),
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  -- The day in India.
  paid_on date not null
);
create sequence receipt_number owned by receipt.receipt_no;
create index receipt_customer on receipt (customer_id, paid_on desc);

create table receipt_line (
  receipt_no text not null references receipt (receipt_no) on delete cascade,
  position integer not null,
  policy_no text not null references policy (policy_no),
  paid_on date not null,
  purpose text not null check (purpose in ('premium', 'loan', 'top-up', 'revival')),
  amount bigint not null check (amount > 0),
  from_suspense bigint not null default 0,
  premium bigint not null default 0,
  gst bigint not null default 0,
  late_fee bigint not null default 0,
  loan_interest bigint not null default 0,
  loan_principal bigint not null default 0,
  top_up bigint not null default 0,
  -- Kept for the policy and not yet applied: it was paid otherwise while this was under way.
  unapplied bigint not null default 0,
  due_from date,
  due_to date,
  primary key (receipt_no, position),
  check (amount + from_suspense = premium + gst + late_fee + loan_interest + loan_principal + top_up + unapplied)
);
create index receipt_line_policy on receipt_line (policy_no, paid_on);

create table policy_loan (
  policy_no text primary key references policy (policy_no),
  principal bigint not null check (principal >= 0),
  -- Hundredths of a per cent a year.
  rate integer not null check (rate between 0 and 10000),
  -- Simple interest runs from this day.
  interest_from date not null,
  opened_on date not null
);

-- What a unit-linked policy takes besides its premium, and into which funds.
create table top_up_terms (
  policy_no text primary key references policy (policy_no),
  minimum bigint not null check (minimum > 0),
  maximum bigint not null,
  step bigint not null check (step > 0),
  check (maximum >= minimum)
);
create table top_up_fund (
  policy_no text not null references top_up_terms (policy_no) on delete cascade,
  fund_code text not null references fund (code),
  share integer not null check (share between 1 and 100),
  primary key (policy_no, fund_code)
);
