-- What applicants and new business said about applications, each once.

-- Calls of applicants by their key; the same key with the same body returns the same answer.
create table application_call (
  application_no text not null references application (application_no),
  idempotency_key uuid not null,
  operation text not null check (operation in ('sendApplicationDocument', 'answerCounterOffer', 'withdrawApplication')),
  request_hash text not null,
  answer jsonb not null,
  made_at timestamptz not null,
  primary key (application_no, idempotency_key)
);

-- Answers of new business, by its own id.
create table application_answer (
  answer_id uuid primary key,
  application_no text not null references application (application_no),
  outcome text not null,
  maker text not null,
  checker text,
  digest text not null,
  decided_at timestamptz not null,
  received_at timestamptz not null
);
create index application_answer_application on application_answer (application_no);

-- What new business is told.
create table application_news (
  event_id text primary key,
  application_no text not null references application (application_no),
  body jsonb not null,
  at timestamptz not null
);
