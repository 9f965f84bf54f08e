-- Null where the customer had none before: what was added then is not warned about a payout.
alter table former_contact alter column value drop not null;
