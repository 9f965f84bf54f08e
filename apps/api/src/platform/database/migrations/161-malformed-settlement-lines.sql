-- A line of a settlement that cannot be read becomes a case, so that the other lines and days are compared.
alter table reconciliation_case drop constraint reconciliation_case_kind_check;
alter table reconciliation_case add constraint reconciliation_case_kind_check check (kind in
  ('unknown-order', 'not-paid-here', 'missing-at-gateway', 'doubled', 'amount-differs', 'undo-by-hand', 'malformed-line'));
