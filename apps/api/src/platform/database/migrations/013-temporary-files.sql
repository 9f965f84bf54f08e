-- Documents on their way to a download. The row outlives the file for a while, to tell what is gone from what never was.

create table temporary_file (
  -- SHA-256 of the id in the address, hex: who reads the table cannot fetch the file.
  id_hash text primary key,
  session_id uuid not null,
  customer_id bigint not null references customer (id),
  file_name text not null,
  content_type text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  fetched_at timestamptz,
  -- Null once it is purged.
  content bytea,
  purged_at timestamptz,
  check ((content is null) = (purged_at is not null))
);
create index temporary_file_expires on temporary_file (expires_at);
