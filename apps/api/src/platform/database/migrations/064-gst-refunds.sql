-- GST that was given back: each payment of a policy once.
insert into policy_status (code, name, lapsed, premium_paying) values ('F', 'Returned in free look', false, false);

alter table ledger_posting drop constraint ledger_posting_kind_check;
alter table ledger_posting add constraint ledger_posting_kind_check
  check (kind in ('payment', 'refund-due', 'loan', 'settlement', 'chargeback', 'return', 'gst-refund'));

create table gst_refund (
  receipt_no text not null references receipt (receipt_no),
  policy_no text not null references policy (policy_no),
  ticket text not null references service_request (ticket),
  -- Paise.
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  primary key (receipt_no, policy_no)
);
