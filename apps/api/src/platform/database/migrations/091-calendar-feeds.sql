-- Feeds of due dates that calendars fetch: one of a customer is on at a time.

create table calendar_feed (
  id text primary key check (id ~ '^cal_[0-9a-f]{32}$'),
  customer_id bigint not null references customer (id),
  -- SHA-256 of the token in the address: whoever reads this table cannot fetch a feed.
  token_hash text not null unique,
  -- Of the call that made the address.
  idempotency_key uuid not null,
  language text not null check (language in ('en', 'hi')),
  shows_amounts boolean not null,
  -- Days before a date; 0 for no reminder.
  remind_days integer not null check (remind_days in (0, 1, 3, 7)),
  created_at timestamptz not null,
  address_at timestamptz not null,
  fetched_at timestamptz,
  revoked_at timestamptz,
  -- By UID: a digest of the event as it was last fetched, how often it has changed, and when.
  revisions jsonb not null default '{}',
  unique (customer_id, idempotency_key)
);
create unique index calendar_feed_on on calendar_feed (customer_id) where revoked_at is null;
