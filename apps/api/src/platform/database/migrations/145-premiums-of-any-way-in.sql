-- A premium buys units whichever way it is paid: a part of it belongs to the posting that booked it, of an order or not.

alter table premium_lot add column posting_id bigint references ledger_posting (id) on delete cascade;
update premium_lot l set posting_id = p.id from ledger_posting p where p.order_id = l.order_id;
alter table premium_lot drop constraint premium_lot_pkey;
alter table premium_lot drop column order_id;
alter table premium_lot add primary key (posting_id, policy_no, fund_code);
create index premium_lot_policy on premium_lot (policy_no);
