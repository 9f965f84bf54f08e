-- Goes up when a customer signs out all other devices, changes a contact or stops a payout. Browsers that were known
-- before that are new again.
alter table customer add column browser_generation integer not null default 0;
