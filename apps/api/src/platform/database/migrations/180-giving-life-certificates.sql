-- Life certificates that are given: how, when, and what a comparison of faces said. No picture is stored.

alter table life_certificate add column given_on date;
-- The request that a person decides about. Nothing is held until then.
alter table life_certificate add column review_ticket text references service_request (ticket) on delete set null;
-- When a reminder of the missing one is due; null if that is not known yet.
alter table life_certificate add column remind_on date;
create index life_certificate_remind on life_certificate (remind_on) where received_on is null;

-- A picture that passed, then the Aadhaar photo, then their comparison, each by the handle that the browser has. The pictures
-- are with the party that compares them, by its references.
create table face_check (
  id uuid primary key,
  customer_id bigint not null references customer (id),
  session_id uuid not null,
  policy_nos text[] not null,
  picture_reference text not null,
  liveness_hash text not null unique,
  liveness_ends_at timestamptz not null,
  photo_reference text,
  last_four text check (last_four ~ '^[0-9]{4}$'),
  identity_hash text unique,
  identity_ends_at timestamptz,
  compare_hash text unique,
  compare_ends_at timestamptz,
  score integer check (score between 0 and 100),
  band text check (band in ('same', 'person-decides', 'different')),
  model text,
  used_at timestamptz
);
create index face_check_ends on face_check (liveness_ends_at);

-- Certificates by request and policy, with the day on which they were due.
create table given_certificate (
  ticket text not null references service_request (ticket) on delete cascade,
  policy_no text not null references policy (policy_no) on delete cascade,
  way text not null check (way in ('face', 'form', 'video', 'home', 'branch', 'call')),
  due_on date not null,
  -- Null until a person has decided.
  given_on date,
  score integer check (score between 0 and 100),
  band text check (band in ('same', 'person-decides')),
  model text,
  primary key (ticket, policy_no)
);
create index given_certificate_policy on given_certificate (policy_no, given_on);
