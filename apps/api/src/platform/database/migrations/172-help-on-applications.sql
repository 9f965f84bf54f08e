-- How to follow an application.
insert into content_question (id, language, audience, topic, topic_title, position, question, answer) values
('application', 'en', 'all', 'policy', 'Your policy', 155, 'I applied for a policy. How far is my application?',
 'Open Follow a new application. With the application number and the date of birth you see the stage. With an OTP you also see what we still need, and you can send it there. If you are signed in, your applications are under My applications.'),
('application', 'hi', 'all', 'policy', 'आपकी पॉलिसी', 155, 'मैंने पॉलिसी के लिए आवेदन किया है। वह कहाँ तक पहुँचा?',
 '''नए आवेदन की स्थिति'' खोलें। आवेदन नंबर और जन्म तिथि से चरण दिखता है। OTP से यह भी दिखता है कि हमें और क्या चाहिए, और आप वहीं भेज सकते हैं। साइन इन करने पर आपके आवेदन ''मेरे आवेदन'' में हैं।');
