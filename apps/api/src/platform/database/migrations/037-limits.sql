-- One counter for every limit: tries, sends, calls, messages. It replaces the counters that each purpose had of its own.
create table limit_counter (
  -- The limit's name and a keyed hash of what it counts for.
  key text primary key,
  -- When each of those that still count was taken.
  hits timestamptz[] not null,
  -- Until when a full counter with a lock refuses.
  locked_until timestamptz,
  -- From then on nothing in it counts.
  ends_at timestamptz not null
);
create index limit_counter_ends on limit_counter (ends_at);

drop table login_counter;
drop table email_sent;
drop table revival_quote_sent;
alter table otp_challenge drop column tries;
