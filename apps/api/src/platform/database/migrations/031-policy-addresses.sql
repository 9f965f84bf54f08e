-- Where the letters of a policy go, where that is not the customer's own address.
create table policy_address (
  policy_no text primary key references policy (policy_no) on delete cascade,
  kind text not null check (kind in ('correspondence', 'permanent', 'overseas')),
  line1 text not null,
  line2 text,
  line3 text,
  city text not null,
  state text not null,
  pin_code text,
  country text not null default 'IN'
);

-- Whether PAN and Aadhaar are linked, in the words of the tax office.
alter table customer add column pan_seeding text;

-- Bank accounts that were asked about before they are registered. Which account it was stands here only as a keyed hash.
create table bank_verification (
  id uuid primary key,
  customer_id bigint not null references customer (id),
  session_id uuid not null,
  account_mac text not null,
  -- What the bank calls the holder; null where the bank could not be asked.
  name_at_bank text,
  name_matches boolean not null,
  made_at timestamptz not null
);
create index bank_verification_customer on bank_verification (customer_id, made_at);
