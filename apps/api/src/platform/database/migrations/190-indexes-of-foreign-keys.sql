-- Deleting or changing a row looks for the rows that refer to it: through an index, not through the whole table.

create index aadhaar_challenge_customer on aadhaar_challenge (customer_id);
create index applicant_upload_applicant on applicant_upload (applicant_id);
create index application_policy on application (policy_no) where policy_no is not null;
create index application_news_application on application_news (application_no);
create index application_offer_application on application_offer (application_no);
create index auth_code_customer on auth_code (customer_id);
create index face_check_customer on face_check (customer_id);
create index fund_strategy_policy on fund_strategy (policy_no);
create index gst_refund_policy on gst_refund (policy_no);
create index gst_refund_ticket on gst_refund (ticket);
create index life_certificate_review on life_certificate (review_ticket) where review_ticket is not null;
create index mandate_policy on mandate (policy_no);
create index medical_case_policy on medical_case (policy_no) where policy_no is not null;
create index medical_case_ticket on medical_case (ticket) where ticket is not null;
create index otp_challenge_applicant on otp_challenge (applicant_id) where applicant_id is not null;
create index payment_order_mandate on payment_order (mandate_id) where mandate_id is not null;
create index payment_order_fund_policy on payment_order_fund (policy_no);
create index payment_proof_bank_receipt on payment_proof (bank_receipt_id) where bank_receipt_id is not null;
create index payment_proof_policy on payment_proof (policy_no);
create index plan_interest_customer on plan_interest (customer_id);
create index premium_change_policy on premium_change (policy_no);
create index reconciliation_case_settled on reconciliation_case (settled_on) where settled_on is not null;
create index service_request_about on service_request (about) where about is not null;
create index temporary_file_applicant on temporary_file (applicant_id) where applicant_id is not null;
create index temporary_file_customer on temporary_file (customer_id) where customer_id is not null;
create index verified_identity_ticket on verified_identity (ticket);
