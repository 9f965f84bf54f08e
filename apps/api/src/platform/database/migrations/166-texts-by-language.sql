-- What products and declarations say is a row for each language, as pages and questions are. Columns that end with _en and _hi are
-- for the previous release, which still reads them. English is the language of what has no row in another.

create table bonus_option_text (
  option_code text not null references bonus_option (code) on delete cascade,
  language text not null,
  name text not null,
  meaning text not null,
  primary key (option_code, language)
);
insert into bonus_option_text (option_code, language, name, meaning)
  select code, 'en', name_en, meaning_en from bonus_option
  union all
  select code, 'hi', name_hi, meaning_hi from bonus_option;

create table rider_text (
  rider_code text not null references rider (code) on delete cascade,
  language text not null,
  name text not null,
  meaning text not null,
  primary key (rider_code, language)
);
insert into rider_text (rider_code, language, name, meaning)
  select code, 'en', name_en, meaning_en from rider
  union all
  select code, 'hi', name_hi, meaning_hi from rider;

-- A version gets texts in more languages, never other words in one.
create table declaration_question_text (
  declaration text not null,
  version integer not null,
  question_id text not null,
  language text not null,
  text text not null,
  primary key (declaration, version, question_id, language),
  foreign key (declaration, version, question_id) references declaration_question (declaration, version, id) on delete cascade
);
insert into declaration_question_text (declaration, version, question_id, language, text)
  select declaration, version, id, 'en', text_en from declaration_question
  union all
  select declaration, version, id, 'hi', text_hi from declaration_question;

-- The program's texts say which languages there are, not the tables.
alter table content_page drop constraint content_page_language_check;
alter table content_question drop constraint content_question_language_check;
alter table content_banner drop constraint content_banner_language_check;
alter table content_search drop constraint content_search_language_check;
alter table customer drop constraint customer_language_check;
alter table plan_interest drop constraint plan_interest_language_check;
alter table calendar_feed drop constraint calendar_feed_language_check;
