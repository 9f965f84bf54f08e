-- The request by which people look into a payout that was stopped.
alter table payout add column stop_ticket text unique;
