-- An appointee receives for a minor: what is to be known of one.
alter table policy_nominee add column appointee_relationship text;
alter table policy_nominee add column appointee_birth_date date;
create index policy_nominee_client on policy_nominee (client_id);
