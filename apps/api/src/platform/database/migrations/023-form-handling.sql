-- Forms of the content service: what makes two of them the same, and whether the customer desk has been told.
alter table content_form add column fingerprint text not null default '';
-- E.164, where the form asks to be called.
alter table content_form add column mobile text;
-- Null while a call-back has not been handed to the desk; feedback is read where it is.
alter table content_form add column forwarded_at timestamptz;
create index content_form_fingerprint on content_form (fingerprint, received_at);
create index content_form_mobile on content_form (mobile, received_at) where mobile is not null;
create index content_form_waiting on content_form (received_at) where form = 'call-back' and forwarded_at is null;
create index content_form_received on content_form (received_at);
