-- Funds that merge into another one: a dated fact, announced by a row here before its day. Amounts are paise.

create table fund_merger (
  -- A fund ends once.
  from_fund text primary key references fund (code),
  into_fund text not null references fund (code),
  -- From this day on customers are told.
  announced_on date not null,
  -- A business day: all units move at its closing prices.
  merges_on date not null,
  -- Nothing names the old fund any more.
  finished_at timestamptz,
  check (from_fund <> into_fund),
  check (announced_on <= merges_on),
  check (extract(isodow from merges_on) < 6)
);

-- What a merger was for a policy: once told, once moved.
create table fund_merger_policy (
  from_fund text not null references fund_merger (from_fund),
  policy_no text not null references policy (policy_no) on delete cascade,
  told_at timestamptz not null,
  merged_at timestamptz,
  -- What was moved; null where only instructions named the fund.
  units numeric(18, 4),
  nav numeric(12, 4),
  value bigint,
  into_units numeric(18, 4),
  into_nav numeric(12, 4),
  primary key (from_fund, policy_no),
  check ((units is null) = (into_units is null) and (units is null) = (nav is null) and (units is null) = (into_nav is null)
    and (units is null) = (value is null)),
  check (units is null or merged_at is not null)
);
create index fund_merger_policy_policy on fund_merger_policy (policy_no);
create index fund_holding_fund on fund_holding (fund_code) where units > 0;

-- The fund that money was paid for, where that one has merged since; two parts of one payment may meet in a fund.
alter table unit_lot add column asked_fund text references fund (code);
alter table unit_lot drop constraint unit_lot_order_id_policy_no_fund_code_key;
create unique index unit_lot_once on unit_lot (order_id, policy_no, (coalesce(asked_fund, fund_code)));
alter table premium_lot add column asked_fund text references fund (code);
alter table premium_lot drop constraint premium_lot_pkey;
alter table premium_lot alter column posting_id set not null;
create unique index premium_lot_once on premium_lot (posting_id, policy_no, (coalesce(asked_fund, fund_code)));
