-- Messages about appointments. When each is due; null once it is sent, or if the appointment needs none.

alter table medical_booking add column fasting_notice_at timestamptz;
alter table medical_booking add column day_notice_at timestamptz;
create index medical_booking_fasting_notice on medical_booking (fasting_notice_at) where state = 'booked';
create index medical_booking_day_notice on medical_booking (day_notice_at) where state = 'booked';
-- How many reminders went out while nothing is booked.
alter table medical_case add column reminders integer not null default 0;
