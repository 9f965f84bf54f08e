-- One word for a nominee in Hindi, the one that the portal has. Who searches by the other word still finds the page.

update content_page
set body = replace(replace(body::text, 'नामिती', 'नॉमिनी'), 'बैंक, नॉमिनी, दावा', 'बैंक, नॉमिनी, नामिती, दावा')::jsonb
where language = 'hi' and body::text like '%नामिती%';

update content_question
set question = replace(question, 'नामिती', 'नॉमिनी'),
  answer = replace(replace(answer, 'नामिती अपडेट करें', 'नॉमिनी बदलें'), 'नामिती', 'नॉमिनी')
where language = 'hi';

update content_banner
set title = replace(title, 'नामिती', 'नॉमिनी'), link_text = replace(link_text, 'नामिती', 'नॉमिनी')
where language = 'hi';
