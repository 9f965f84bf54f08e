-- What people declared about their health, for themselves alone. Sealed under a secret of its own.
create table health_declaration_copy (
  ticket text primary key references health_declaration (ticket),
  sealed text not null
);
