-- What editors keep, in each language of the portal. Texts may hold {insurer}, {phone}, {phoneHours}, {email} and
-- {address}, which are filled from the brand when they are read.

create table content_page (
  -- The route that it stands on.
  slug text not null check (slug ~ '^[a-z][a-z0-9-]{0,60}$'),
  language text not null check (language in ('en', 'hi')),
  -- A Page of content.graphql but for its slug and its search metadata; checked whenever it is read.
  body jsonb not null,
  primary key (slug, language)
);

create table content_question (
  id text not null check (id ~ '^[a-z0-9-]{1,60}$'),
  language text not null check (language in ('en', 'hi')),
  -- Whom it is meant for: all customers, or non-resident ones.
  audience text not null check (audience in ('all', 'non-resident')),
  topic text not null check (topic ~ '^[a-z][a-z-]{0,30}$'),
  topic_title text not null,
  position integer not null,
  question text not null check (length(question) between 1 and 300),
  answer text not null check (length(answer) between 1 and 5000),
  primary key (id, language)
);

create table content_banner (
  id text not null check (id ~ '^[a-z0-9-]{1,60}$'),
  language text not null check (language in ('en', 'hi')),
  placement text not null check (placement in ('login', 'dashboard', 'payments')),
  -- The most important first.
  position integer not null,
  title text not null,
  text text not null,
  link_text text,
  path text check (path ~ '^/[a-z0-9-]+$'),
  -- Days in India on which it is shown; null: no limit.
  shown_from date,
  shown_to date,
  primary key (id, language),
  check ((link_text is null) = (path is null))
);

create table content_search (
  path text not null check (path ~ '^/[a-z0-9-]+$'),
  language text not null check (language in ('en', 'hi')),
  title text not null check (length(title) between 1 and 70),
  description text not null check (length(description) between 1 and 200),
  primary key (path, language)
);
