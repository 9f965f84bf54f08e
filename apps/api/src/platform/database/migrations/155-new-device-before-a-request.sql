-- The customer's latest sign-in from a new device when a request that moves money was made: it may be paid out months
-- later, when `new_device` no longer has that sign-in. A request without one has no row.
create table request_new_device (
  ticket text primary key references service_request (ticket) on delete cascade,
  at timestamptz not null
);
