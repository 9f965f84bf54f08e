-- Units are bought policy by policy.
create index unit_lot_policy on unit_lot (policy_no) where bought_at is null and cancelled_at is null;
