-- A login says whether GST can be refunded. What decides it beside policies and payments raises the customer's version.

create function raises_customer() returns trigger language plpgsql as $$
begin
  update customer set version = version where id = new.customer_id;
  return null;
end $$;
create trigger gst_refund_asked after insert or update of state on service_request
  for each row when (new.type = 'gst-refund') execute function raises_customer();
create trigger address_written after insert or update on address for each row execute function raises_customer();

create function bank_account_raises_customer() returns trigger language plpgsql as $$
begin
  update customer set version = version where id = (select customer_id from policy where policy_no = new.policy_no);
  return null;
end $$;
create trigger bank_account_written after insert or update of account_type on bank_account
  for each row execute function bank_account_raises_customer();
