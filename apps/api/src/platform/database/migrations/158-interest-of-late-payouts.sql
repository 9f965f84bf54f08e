-- The interest of a payout counts to the day on which the bank paid. What was not sent with the payout is a payout of its own,
-- `INT-` and the number of the late one. The previous release cannot show its kind, so for now it is stored as a survival
-- benefit, and the next release may store 'late-interest'.
alter table payout drop constraint payout_kind_check;
alter table payout add constraint payout_kind_check check (kind in
  ('surrender', 'free-look', 'partial-withdrawal', 'loan', 'paid-up-additions', 'gst-refund', 'maturity', 'survival-benefit',
   'unclaimed-amount', 'late-interest'));

-- Late payouts whose interest was compared with the day of payment.
create table payout_interest_check (
  ticket text primary key references payout (ticket) on delete cascade,
  checked_at timestamptz not null
);
create index payout_paid_late on payout (ticket) where state = 'paid' and paid_on > promised_on;
