-- Amounts that fell due and were not received. Paise.
create table unclaimed_amount (
  -- What names it outside.
  reference text primary key check (reference ~ '^UA[0-9]{10}$'),
  policy_no text not null references policy (policy_no),
  kind text not null check (kind in ('maturity', 'survival-benefit', 'surrender', 'premium-refund')),
  -- After the tax that was deducted when it fell due.
  amount bigint not null check (amount > 0),
  due_on date not null,
  cause text not null check (cause in ('account-missing', 'payment-returned', 'cheque-not-cashed')),
  -- A dispute or a court keeps it back: it is not unclaimed then.
  disputed boolean not null default false,
  -- The request that claimed it. Its payout has the same number.
  claim_ticket text unique references service_request (ticket)
);
create index unclaimed_amount_policy on unclaimed_amount (policy_no);

-- Someone without a session is searched for by name and date of birth.
create index customer_birth_date on customer (birth_date) where kind = 'person';

alter table payout drop constraint payout_kind_check;
alter table payout add constraint payout_kind_check check (kind in
  ('surrender', 'free-look', 'partial-withdrawal', 'loan', 'paid-up-additions', 'gst-refund', 'maturity', 'survival-benefit',
   'unclaimed-amount'));
