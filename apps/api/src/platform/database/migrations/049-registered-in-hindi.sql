-- Help in Hindi says "registered" as banks say it.

update content_page set body = replace(body::text, 'पंजीकृत', 'रजिस्टर्ड')::jsonb where language = 'hi';
update content_question set answer = replace(answer, 'पंजीकृत', 'रजिस्टर्ड') where language = 'hi';
update content_search set description = replace(description, 'पंजीकृत', 'रजिस्टर्ड') where language = 'hi';
