-- Help says "email" and "ईमेल", which do not break across lines. A search finds either spelling.

do $help$
declare word record;
begin
  for word in select * from (values
    ('e-mail', 'email'),
    ('E-mail', 'Email'),
    ('ई-मेल', 'ईमेल')) as replaced (before, after)
  loop
    update content_page set body = replace(body::text, word.before, word.after)::jsonb
    where strpos(body::text, word.before) > 0;
    update content_question set topic_title = replace(topic_title, word.before, word.after),
      question = replace(question, word.before, word.after),
      answer = replace(answer, word.before, word.after);
    update content_banner set title = replace(title, word.before, word.after),
      text = replace(text, word.before, word.after),
      link_text = replace(link_text, word.before, word.after);
    update content_search set title = replace(title, word.before, word.after),
      description = replace(description, word.before, word.after);
  end loop;
end $help$;
