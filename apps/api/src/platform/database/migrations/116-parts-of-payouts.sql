-- What the gross amount of a payout is made of, by name, where that is more than one thing.
alter table payout add column parts jsonb not null default '[]';
