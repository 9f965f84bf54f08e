-- When and why a bank took back the payment of an item, so that a group can say it if it holds for all of them.
alter table company_attention add column reversed_on date;
alter table company_attention add column reversed_by text;
create index company_attention_reversed on company_attention (customer_id, because) where reversed_on is not null;
