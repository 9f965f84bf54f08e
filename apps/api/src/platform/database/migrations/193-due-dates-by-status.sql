-- A company's list by due date reads each status in this order.
create index policy_page_status_due on policy (customer_id, status_code, due_date, policy_no) where is_corporate;
