-- Policies that were surrendered or returned, whose late payments are paid back.
create index policy_given_up on policy (policy_no) where status_code in ('S', 'F');
