-- The customer's latest sign-in from a new device when a request that moves money was made: it may be paid out months
-- later, when `new_device` no longer has that sign-in. Null if there was none.
alter table service_request add column new_device_at timestamptz;
