-- What the back office answered to requests. An answer is applied once, and it says who decided and who checked.
create table back_office_answer (
  answer_id uuid primary key,
  ticket text not null references service_request (ticket),
  outcome text not null check (outcome in ('taken-up', 'more-needed', 'approved', 'rejected')),
  maker text not null,
  checker text check (checker is null or lower(checker) <> lower(maker)),
  -- Tells the same answer posted again from another one under its id.
  digest text not null,
  decided_at timestamptz not null,
  received_at timestamptz not null
);
create index back_office_answer_ticket on back_office_answer (ticket);
create trigger back_office_answer_stays before update or delete on back_office_answer
  for each row execute function refuses_change();
