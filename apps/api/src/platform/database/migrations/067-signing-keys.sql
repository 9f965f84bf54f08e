-- Public keys by which documents are checked. They outlive the secret that they were derived from; no private key is kept.
create table signing_key (
  key_id text primary key,
  -- Ed25519, 32 bytes in base64url.
  public_key text not null,
  valid_from timestamptz not null,
  -- Since then another key signs.
  retired_at timestamptz
);
