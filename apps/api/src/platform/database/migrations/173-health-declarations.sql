-- Health declarations. The answers are not here: they are sealed in the payload of the request until the back office
-- has them.

create table health_declaration (
  ticket text primary key references service_request (ticket),
  customer_id bigint not null references customer (id),
  policy_no text references policy (policy_no),
  application_no text references application (application_no),
  version integer not null check (version > 0),
  -- In which the questions were shown.
  language text not null,
  outcome text not null check (outcome in ('clean', 'refer', 'medical')),
  declared_on date not null,
  -- Of a clean one from the day of the declaration; otherwise from the day on which it was accepted.
  valid_until date not null,
  check ((policy_no is null) <> (application_no is null))
);
create index health_declaration_customer on health_declaration (customer_id);
create index health_declaration_policy on health_declaration (policy_no) where policy_no is not null;
create index health_declaration_application on health_declaration (application_no) where application_no is not null;
