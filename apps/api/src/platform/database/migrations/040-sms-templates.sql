-- An SMS is a registered template with its variables: operators deliver no other text. What was queued as free text before
-- would be refused, and its e-mail goes out all the same.
alter table service_message add column sms jsonb;
delete from service_message where channel = 'sms' and sent_at is null;
