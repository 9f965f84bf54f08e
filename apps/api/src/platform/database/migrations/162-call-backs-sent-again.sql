-- A call-back is sent again until the customer desk has it, even after a node died while sending. Null: never tried.
alter table content_form add column look_at timestamptz;
create index content_form_look on content_form (coalesce(look_at, received_at))
  where form = 'call-back' and forwarded_at is null;
