-- A stopped payout that the customer did not ask for: what was given up for it was put back as it was, and nothing is owed any more.
alter table payout add column taken_back_on date check (taken_back_on is null or state = 'stopped');
alter table ledger_posting drop constraint ledger_posting_kind_check;
alter table ledger_posting add constraint ledger_posting_kind_check
  check (kind in ('payment', 'refund-due', 'loan', 'settlement', 'chargeback', 'return', 'gst-refund', 'payout-owed', 'payout-paid',
    'payout-taken-back'));
