-- What the insurer knows of a new policy that can be returned. Amounts are paise. A policy without a row was received on the day
-- of issue, and nothing is kept of its premium.
create table policy_free_look (
  policy_no text primary key references policy (policy_no),
  document_received_on date not null,
  -- Online, by phone or the like.
  sold_at_a_distance boolean not null default false,
  yearly_cover_cost bigint not null default 0 check (yearly_cover_cost >= 0),
  medical_tests bigint not null default 0 check (medical_tests >= 0),
  stamp_duty bigint not null default 0 check (stamp_duty >= 0),
  -- Of a unit-linked policy: premium without units, and charges that were taken by cancelling units.
  unallocated bigint not null default 0 check (unallocated >= 0),
  charges bigint not null default 0 check (charges >= 0)
);

-- Unit-linked policies that were returned: the refund is ordered once the prices of the day of the request are published.
create table linked_return (
  ticket text primary key references service_request (ticket),
  policy_no text not null unique references policy (policy_no),
  nav_date date not null,
  ordered_at timestamptz
);
create index linked_return_waiting on linked_return (nav_date) where ordered_at is null;

-- A login says whether a policy can be returned or surrendered: a request for a payout raises the customer's version.
create trigger payout_asked after insert or update of state on service_request
  for each row when (new.type in ('freelook-request', 'surrender-request', 'ulip-surrender', 'pua-surrender', 'e-loan', 'switch-funds'))
  execute function raises_customer();
