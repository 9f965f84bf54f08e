-- A declaration that nothing has changed since an earlier one, which it prolongs.
alter table health_declaration add column confirms text references health_declaration (ticket);
create index health_declaration_confirms on health_declaration (confirms) where confirms is not null;
