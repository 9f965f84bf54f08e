-- Appointments for medical tests. Places are millionths of a degree.

create table pin_place (
  pin_code text primary key check (pin_code ~ '^[1-9][0-9]{5}$'),
  latitude integer not null check (latitude between -90000000 and 90000000),
  longitude integer not null check (longitude between -180000000 and 180000000)
);

create table medical_centre (
  centre_id text primary key check (centre_id ~ '^mc_[a-z0-9]{2,20}$'),
  way text not null check (way in ('tele', 'centre', 'home')),
  name text not null,
  -- Lines.
  address jsonb not null,
  state text not null,
  city text not null,
  latitude integer not null check (latitude between -90000000 and 90000000),
  longitude integer not null check (longitude between -180000000 and 180000000),
  step_free boolean not null,
  woman_attendant boolean not null,
  -- How many people can come at the same time.
  seats integer not null check (seats between 1 and 100)
);
create index medical_centre_city on medical_centre (way, state, city);

create table medical_case (
  case_id text primary key check (case_id ~ '^med_[0-9a-f]{32}$'),
  -- The application, or the health declaration, that asks for the tests.
  application_no text references application (application_no),
  ticket text references health_declaration (ticket),
  customer_id bigint references customer (id),
  policy_no text references policy (policy_no),
  life_assured_name text not null,
  category text not null check (category in ('T', 'T+', 'B', 'C', 'D', 'E')),
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  check_word text not null check (check_word ~ '^[a-z]{3,12}$'),
  state text not null check (state in
    ('to-book', 'booked', 'arrived', 'done', 'missed', 'reports-in', 'cancelled', 'expired')),
  opened_on date not null,
  -- How often its appointments were changed or cancelled, and how many were missed.
  changes integer not null default 0,
  missed integer not null default 0,
  -- When the tests were done, once the reports are in.
  tested_on date,
  check (application_no is not null or ticket is not null),
  check ((application_no is not null) or (customer_id is not null and policy_no is not null))
);
create unique index medical_case_application on medical_case (application_no) where application_no is not null;
create index medical_case_customer on medical_case (customer_id) where customer_id is not null;
create index medical_case_open on medical_case (opened_on) where state in ('to-book', 'missed');

create table medical_booking (
  booking_id text primary key check (booking_id ~ '^mb_[0-9a-f]{32}$'),
  case_id text not null references medical_case (case_id),
  centre_id text not null references medical_centre (centre_id),
  start_at timestamptz not null,
  end_at timestamptz not null,
  state text not null check (state in ('booked', 'arrived', 'done', 'missed', 'cancelled')),
  -- Of the calendar file: it rises with each change.
  sequence integer not null default 0,
  woman_attendant boolean not null,
  companion boolean not null default false,
  -- Whether the person agreed to a test for HIV; null if none is planned.
  hiv_test boolean,
  -- Of a call.
  language text,
  video boolean,
  mobile text,
  made_at timestamptz not null
);
-- A case has one appointment at a time.
create unique index medical_booking_current on medical_booking (case_id) where state in ('booked', 'arrived');
create index medical_booking_case on medical_booking (case_id, made_at);

-- One seat, one person.
create table medical_seat (
  centre_id text not null references medical_centre (centre_id),
  start_at timestamptz not null,
  seat integer not null check (seat > 0),
  booking_id text not null references medical_booking (booking_id),
  primary key (centre_id, start_at, seat)
);
create index medical_seat_booking on medical_seat (booking_id);

create table medical_event (
  case_id text not null references medical_case (case_id),
  position integer not null,
  event text not null,
  at timestamptz not null,
  primary key (case_id, position)
);

-- Calls by their key; the same key with the same body returns the same answer.
create table medical_call (
  case_id text not null references medical_case (case_id),
  idempotency_key uuid not null,
  request_hash text not null,
  answer jsonb not null,
  made_at timestamptz not null,
  primary key (case_id, idempotency_key)
);
