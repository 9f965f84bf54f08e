-- When the money of a payment that failed comes back is filled in from the rule, so that help and screens say the same.

do $help$
declare sentence record;
begin
  for sentence in select * from (values
    ('en', 'If the payment fails, (the|your) bank returns[^"]*', 'The payment can still fail. {reversal}'),
    ('hi', 'भुगतान असफल हो जाए,? तो (आपका )?बैंक [^"]*', 'भुगतान असफल भी हो सकता है। {reversal}')) as replaced (language, before, after)
  loop
    update content_page set body = regexp_replace(body::text, sentence.before, sentence.after)::jsonb
    where language = sentence.language and body::text ~ sentence.before;
    update content_question set answer = regexp_replace(answer, sentence.before, sentence.after)
    where id = 'paid-not-shown' and language = sentence.language;
  end loop;
end $help$;
