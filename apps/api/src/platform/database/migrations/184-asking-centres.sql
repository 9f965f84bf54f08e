-- Appointments that the partner of the medical centres confirms. The previous release never writes 'asking' and 'refused'.

alter table medical_case drop constraint medical_case_state_check;
alter table medical_case add constraint medical_case_state_check check (state in
  ('to-book', 'asking', 'booked', 'arrived', 'done', 'missed', 'reports-in', 'cancelled', 'expired'));
alter table medical_booking drop constraint medical_booking_state_check;
-- `refused`: the centre could not see the person, or cancelled.
alter table medical_booking add constraint medical_booking_state_check check (state in
  ('asking', 'booked', 'arrived', 'done', 'missed', 'cancelled', 'refused'));

-- What the partner does not know yet, and when to ask it next.
alter table medical_booking add column owed text check (owed in ('book', 'cancel'));
alter table medical_booking add column look_at timestamptz;
alter table medical_booking add column asks integer not null default 0;
-- The appointment before a change that is not confirmed yet.
alter table medical_booking add column previous jsonb;
create index medical_booking_owed on medical_booking (look_at) where owed is not null;
create unique index medical_booking_asking on medical_booking (case_id) where state in ('asking', 'booked', 'arrived');
