-- Numbers of documents that have none in the books: one for each policy and financial year, however often they are made.
create table signed_document (
  number text primary key,
  kind text not null check (kind in ('certificate', 'statement')),
  policy_no text not null references policy (policy_no),
  financial_year text not null,
  unique (policy_no, kind, financial_year)
);
