-- Where the money of a switch goes is given by share or by amount, in paise: amounts say the proportions of what is sold for in the end.

alter table fund_switch_to alter column share drop not null;
alter table fund_switch_to add column amount bigint check (amount > 0);
alter table fund_switch_to add constraint fund_switch_to_share_or_amount check ((share is null) <> (amount is null));
