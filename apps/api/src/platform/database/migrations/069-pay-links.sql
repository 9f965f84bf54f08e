-- Links by which someone else pays a premium, and the payments made by them. Amounts are paise.

create table pay_link (
  id text primary key check (id ~ '^lnk_[0-9a-f]{32}$'),
  customer_id bigint not null references customer (id),
  policy_no text not null references policy (policy_no),
  -- SHA-256 of the token: whoever reads this table cannot pay by a link.
  token_hash text not null unique,
  -- What it pays: exactly this amount, of the premium that is due from this day.
  due_from date not null,
  amount bigint not null check (amount > 0),
  -- The session that made it; sessions come and go, so this is no reference.
  session_id uuid not null,
  idempotency_key uuid not null,
  created_at timestamptz not null,
  last_day date not null,
  revoked_at timestamptz,
  unique (customer_id, idempotency_key)
);
create index pay_link_policy on pay_link (policy_no);

create table pay_link_payment (
  order_id text primary key,
  link_id text not null references pay_link (id),
  relation text not null check (relation in
    ('spouse', 'parent', 'child', 'sibling', 'grandparent', 'grandchild', 'employer', 'friend', 'other')),
  is_declared boolean not null,
  -- Sealed; kept only where the law asks for it.
  payer_pan text,
  -- When the customer got the message that it was paid.
  notified_at timestamptz
);
create index pay_link_payment_link on pay_link_payment (link_id);
create index pay_link_payment_unnotified on pay_link_payment (order_id) where notified_at is null;
