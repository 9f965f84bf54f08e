-- What is left of each top-up, by fund: part of what the policy holds of it. The rest of a holding was bought with premiums.

create table top_up_holding (
  order_id text not null,
  policy_no text not null,
  fund_code text not null references fund (code),
  units numeric(18, 4) not null check (units >= 0),
  primary key (order_id, policy_no, fund_code),
  foreign key (order_id, policy_no) references top_up (order_id, policy_no)
);
create index top_up_holding_policy on top_up_holding (policy_no);

insert into top_up_holding (order_id, policy_no, fund_code, units)
select order_id, policy_no, fund_code, units from unit_lot where bought_at is not null;
