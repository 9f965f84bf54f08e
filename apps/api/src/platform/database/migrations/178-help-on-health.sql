-- How to declare health, and how to book medical tests.
insert into content_question (id, language, audience, topic, topic_title, position, question, answer) values
('health', 'en', 'all', 'policy', 'Your policy', 156, 'When do I have to declare my health, and who reads it?',
 'When a policy has been lapsed for more than 180 days, or when an application has waited for more than 90 days. Open Declare your health. It takes about 5 minutes and cannot be saved in between. Only the team that decides reads your answers, and you can tell our doctor instead about HIV.'),
('health', 'hi', 'all', 'policy', 'आपकी पॉलिसी', 156, 'सेहत के बारे में कब बताना होता है, और उसे कौन पढ़ता है?',
 'जब पॉलिसी 180 दिन से ज़्यादा लैप्स हो, या आवेदन 90 दिन से ज़्यादा रुका हो। ''स्वास्थ्य घोषणा भरें'' खोलें। इसमें करीब 5 मिनट लगते हैं और बीच में सेव नहीं होता। आपके जवाब सिर्फ़ फ़ैसला करने वाली टीम पढ़ती है, और HIV के बारे में आप चाहें तो सिर्फ़ हमारे डॉक्टर को बता सकते हैं।'),
('medical', 'en', 'all', 'policy', 'Your policy', 157, 'I need medical tests. How do I book them, and what do they cost?',
 'Open Book a medical test. Choose a place near your PIN code, a nurse at home or a call by a doctor, and a time. We pay for all tests. You can change the time up to 12 hours before.'),
('medical', 'hi', 'all', 'policy', 'आपकी पॉलिसी', 157, 'मुझे मेडिकल जाँच करानी है। बुकिंग कैसे करूँ, और ख़र्च कितना है?',
 '''मेडिकल जाँच बुक करें'' खोलें। पिन कोड के पास का केंद्र, घर पर नर्स या डॉक्टर की कॉल, और समय चुनें। सभी जाँचों का ख़र्च हम देते हैं। 12 घंटे पहले तक समय बदल सकते हैं।');
