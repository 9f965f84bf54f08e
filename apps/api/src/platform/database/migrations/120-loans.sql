-- Borrowing on a policy. Amounts are paise.

-- What a plan lends: in per cent of the surrender value, while premiums are paid or all are, and of a reduced paid-up policy;
-- and its smallest loan.
alter table plan add column loan_share integer not null default 90 check (loan_share between 1 and 100);
alter table plan add column loan_share_paid_up integer not null default 80 check (loan_share_paid_up between 1 and 100);
alter table plan add column loan_minimum bigint not null default 500000 check (loan_minimum > 0);

-- A part of the principal that is granted and not paid out yet. It bears no interest.
alter table policy_loan add column undrawn bigint not null default 0 check (undrawn >= 0);

-- As the customer has said when a loan was asked for.
alter table customer add column occupation text
  check (occupation in ('salaried', 'business', 'professional', 'farming', 'homemaker', 'student', 'retired', 'other'));
