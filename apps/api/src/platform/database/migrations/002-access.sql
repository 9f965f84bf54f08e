-- Ways in: sessions, one-time passwords, lockout, hand-over codes, envelope keys. Secrets stand here only as hashes.

create table session (
  -- SHA-256 of the token, base64url.
  token_hash text primary key,
  id uuid not null unique default gen_random_uuid(),
  kind text not null check (kind in ('full', 'partial', 'corp', 'track')),
  customer_id bigint not null references customer (id),
  -- The policy the customer came in with.
  policy_no text,
  started_at timestamptz not null,
  touched_at timestamptz not null,
  ends_at timestamptz not null
);
create index session_customer on session (customer_id);
create index session_ends on session (ends_at);

create table otp_challenge (
  token_hash text primary key,
  customer_id bigint not null references customer (id),
  -- The session kind it opens; null where it confirms something inside a session.
  opens text check (opens in ('full', 'corp', 'track')),
  session_id uuid,
  policy_no text,
  work_type text not null,
  -- HMAC of the code under the server's pepper; null until one has been sent.
  code_mac text,
  tries integer not null default 0,
  sends integer not null default 0,
  sent_at timestamptz,
  code_ends_at timestamptz,
  used_at timestamptz,
  created_at timestamptz not null,
  ends_at timestamptz not null
);
create index otp_challenge_ends on otp_challenge (ends_at);

-- Failures on any way in, by customer, by what was typed, and by client address: one counter each.
create table login_counter (
  subject text primary key,
  failed_at timestamptz[] not null default '{}',
  locked_until timestamptz,
  touched_at timestamptz not null
);
create index login_counter_touched on login_counter (touched_at);

create table auth_code (
  code_hash text primary key,
  customer_id bigint not null references customer (id),
  opens text not null check (opens in ('full', 'corp')),
  ends_at timestamptz not null,
  used_at timestamptz
);

create table envelope_key (
  id text primary key,
  -- Uncompressed P-256 point, base64.
  public_key text not null,
  -- Private key, sealed under the installation's secret.
  sealed_private_key text not null,
  created_at timestamptz not null,
  ends_at timestamptz not null
);

-- Envelopes that have been opened: none is opened twice.
create table envelope_seen (
  fingerprint text primary key,
  key_id text not null,
  seen_at timestamptz not null
);
create index envelope_seen_key on envelope_seen (key_id, seen_at);

-- What an installation makes for itself once.
create table installation (
  name text primary key,
  value text not null
);
