-- In which kind of session an order was made: one that anyone with a policy number can open does not keep the customer from
-- paying. Null for orders of before.
alter table payment_order add column session_kind text check (session_kind in ('full', 'partial', 'corp'));
