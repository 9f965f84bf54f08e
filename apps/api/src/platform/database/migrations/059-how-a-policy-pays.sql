-- How a policy pays is read from its mandate. Those that paid by auto-debit so far have one on a bank account.
insert into mandate (id, customer_id, policy_no, rail, ceiling, starts_on, ends_on, state, session_id, session_kind,
  idempotency_key, request_hash, return_path, origin, created_at, expires_at, gateway_reference, reference, approved_at, ask_at)
select 'mnd_' || md5(policy_no), customer_id, policy_no, 'nach', modal_premium * 2, issue_date,
  issue_date + make_interval(years => greatest(premium_term, 1)), 'active', gen_random_uuid(), 'full', gen_random_uuid(), '',
  '/cs/register-auto-debit', '', issue_date, issue_date, 'gw_' || md5(policy_no), upper(substr(md5(policy_no), 1, 20)),
  issue_date, issue_date
from policy where method_of_payment = 'Auto-debit' and modal_premium > 0;

alter table policy drop column method_of_payment;
