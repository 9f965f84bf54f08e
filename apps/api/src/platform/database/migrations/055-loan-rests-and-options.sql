-- Terms of the plans for loans and for premiums that stay unpaid.

-- Unpaid interest of a loan joins the principal at the end of each half-year since the loan was opened; otherwise it is simple.
alter table plan add column loan_rests boolean not null default false;
update plan set loan_rests = true where line in ('child', 'pension');

-- What a customer can choose for a premium that stays unpaid, in the order in which it is offered; none where nothing can be.
alter table plan add column non_forfeiture_options text[] not null default '{}'
  check (non_forfeiture_options <@ array['premium-loan', 'reduced-paid-up', 'extended-term']);
update plan set non_forfeiture_options = case line
    when 'savings' then array['reduced-paid-up', 'premium-loan', 'extended-term']
    else array['reduced-paid-up', 'premium-loan'] end
  where line in ('savings', 'child', 'pension');
-- A choice is confirmed by an OTP.
alter table plan add column non_forfeiture_otp boolean not null default true;
update plan set non_forfeiture_otp = false where line = 'child';

-- Bonuses that have been added to the policy so far, in paise.
alter table policy add column vested_bonus bigint not null default 0 check (vested_bonus >= 0);

-- The loan that an order pays, as it was when the order was made: its principal, since when its interest is unpaid, and the
-- interest that joins the principal. Null for other orders and for those of before.
alter table payment_order_item add column loan_before bigint check (loan_before >= 0);
alter table payment_order_item add column loan_from date;
alter table payment_order_item add column loan_joined bigint not null default 0 check (loan_joined >= 0);
