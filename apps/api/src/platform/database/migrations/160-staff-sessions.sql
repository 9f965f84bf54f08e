-- Staff who sign in at their provider. A sign-in that has begun keeps its secrets for one use; a session keeps no token.
create table staff_sign_in (
  attempt_hash text primary key,
  sealed text not null,
  ends_at timestamptz not null
);
create table staff_session (
  token_hash text primary key,
  id text not null,
  subject text not null,
  name text not null,
  roles text[] not null,
  started_at timestamptz not null,
  touched_at timestamptz not null,
  ends_at timestamptz not null
);
create index staff_session_id on staff_session (id);

-- The session of a customer that staff have opened with the customer's OTP works only together with theirs.
alter table session add column staff_session_id text;
-- Or without an OTP, because of this request: it works for fewer operations.
alter table session add column staff_request_no text;
create index session_of_staff on session (staff_session_id) where staff_session_id is not null;

alter table branch_visit add column staff_subject text;

-- What staff did and read, for whom and why. Only added to.
create table staff_act (
  id text primary key,
  staff_session_id text not null,
  subject text not null,
  name text not null,
  operation text not null,
  -- null before the customer is known
  customer_id bigint references customer (id),
  reason text not null check (reason in ('own-session', 'customer-present', 'lost-device', 'suspected-fraud', 'customer-request')),
  request_no text,
  is_allowed boolean not null,
  correlation_id text not null,
  at timestamptz not null
);
create index staff_act_customer on staff_act (customer_id, at);
create index staff_act_subject on staff_act (subject, at);
create trigger staff_act_stays before update or delete on staff_act for each row execute function refuses_change();
