-- The interest of a payout counts to the day on which the bank paid. What was not sent with the payout is a payout of its own.
alter table payout drop constraint payout_kind_check;
alter table payout add constraint payout_kind_check check (kind in
  ('surrender', 'free-look', 'partial-withdrawal', 'loan', 'paid-up-additions', 'gst-refund', 'maturity', 'survival-benefit',
   'unclaimed-amount', 'late-interest'));

-- When the interest of a paid payout was compared with the day of payment; null until then.
alter table payout add column interest_checked_at timestamptz;
create index payout_interest_to_check on payout (ticket)
  where state = 'paid' and interest_checked_at is null and paid_on > promised_on;
