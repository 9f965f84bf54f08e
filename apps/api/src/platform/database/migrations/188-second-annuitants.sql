-- The second life of an annuity on two lives. The first is the policyholder's, in `life_certificate`. Each gives certificates of
-- its own, and the annuity is held only once both are late.

create table second_annuitant (
  policy_no text primary key references policy (policy_no) on delete cascade,
  name text not null,
  birth_date date,
  -- The certificate that is missing, as in life_certificate.
  due_on date not null,
  given_on date,
  review_ticket text references service_request (ticket) on delete set null,
  remind_on date
);
create index second_annuitant_remind on second_annuitant (remind_on);
create index second_annuitant_review on second_annuitant (review_ticket) where review_ticket is not null;

-- Whose picture was checked, and whose certificate was given.
alter table face_check add column life text not null default 'first' check (life in ('first', 'second'));
alter table given_certificate add column life text not null default 'first' check (life in ('first', 'second'));
-- Who agreed, if it was the second life of an annuity and not the customer.
alter table identity_consent add column person text;

create trigger second_annuitant_noted_insert after insert on second_annuitant referencing new table as new_rows
  for each statement execute function beside_policy_notes_change();
create trigger second_annuitant_noted_update after update on second_annuitant
  referencing old table as old_rows new table as new_rows for each statement execute function beside_policy_notes_change();
create trigger second_annuitant_noted_delete after delete on second_annuitant referencing old table as old_rows
  for each statement execute function beside_policy_notes_change();
create trigger second_annuitant_noted_truncate after truncate on second_annuitant
  for each statement execute function forgets_company_attention();
