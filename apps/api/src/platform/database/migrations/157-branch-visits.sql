-- Who served a customer at a branch, and which kind of identity document they saw, never its number. Only added to.
create table branch_visit (
  session_id text primary key,
  visit_no text not null unique,
  customer_id bigint not null references customer (id),
  staff_name text not null,
  identity_seen text not null check (identity_seen in ('aadhaar', 'pan', 'passport', 'driving-licence', 'voter-id', 'none')),
  recorded_at timestamptz not null
);
create index branch_visit_customer on branch_visit (customer_id, recorded_at);
create trigger branch_visit_stays before update or delete on branch_visit for each row execute function refuses_change();
