-- What became of an upload: put there and checked, taken by a request, or about to be swept.
alter table upload add column put_at timestamptz;
alter table upload add column claimed_at timestamptz;
alter table upload add column swept_at timestamptz;
alter table upload add constraint upload_one_end check (claimed_at is null or swept_at is null);
create index upload_unclaimed on upload (created_at) where claimed_at is null;
