-- Smart search and pages of a company. The search goes by the beginning or the end of a number, by the beginning of a name or of
-- its last word, by status. The indexes hold only companies' policies, so that the many others cost nothing; they are in
-- the order in which answers come, so that an answer reads no more than it shows, however large the company.

alter table policy add column is_corporate boolean not null default false;

create index policy_search_number on policy (customer_id, policy_no text_pattern_ops) where is_corporate;
create index policy_search_number_end on policy (customer_id, reverse(policy_no) text_pattern_ops) where is_corporate;
create index policy_search_name on policy (customer_id, lower(holder_name) text_pattern_ops, policy_no) where is_corporate;
create index policy_search_last_name
  on policy (customer_id, lower(substring(holder_name from '[^ ]+$')) text_pattern_ops, policy_no) where is_corporate;
create index policy_search_status on policy (customer_id, status_code, policy_no) where is_corporate;

create index policy_page_due on policy (customer_id, due_date, policy_no) where is_corporate;
create index policy_page_name on policy (customer_id, holder_name, policy_no) where is_corporate;
create index policy_page_premium on policy (customer_id, modal_premium, policy_no) where is_corporate;
