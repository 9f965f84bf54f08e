-- What customers declare of nationality and tax residence. The newest that counts is what is known.
create table fatca_declaration (
  id uuid primary key,
  customer_id bigint not null references customer (id),
  details jsonb not null,
  made_at timestamptz not null,
  -- Null until somebody has looked at it, where nobody has confirmed who declared.
  applied_at timestamptz
);
create index fatca_declaration_customer on fatca_declaration (customer_id, applied_at);
