-- A text of two sentences ends both of them.

update content_page set body = replace(body::text,
  'None. For a nominee under 18, name an appointee"', 'None. For a nominee under 18, name an appointee."')::jsonb
where slug = 'queries-complaints' and language = 'en';
