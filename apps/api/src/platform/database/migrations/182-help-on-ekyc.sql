-- How to verify an identity.
insert into content_question (id, language, audience, topic, topic_title, position, question, answer) values
('ekyc', 'en', 'all', 'details', 'Your details', 157, 'How do I verify my identity (KYC)?',
 'Open Verify your identity (KYC). Choose an OTP from Aadhaar, a file from Aadhaar, a CKYC number or another document. We do not keep the Aadhaar number. What we got from Aadhaar can be deleted on the same page.'),
('ekyc', 'hi', 'all', 'details', 'आपका विवरण', 157, 'अपनी पहचान की जाँच (KYC) कैसे कराएँ?',
 '''पहचान की जाँच (KYC)'' खोलें। आधार के OTP से, आधार की फ़ाइल से, CKYC नंबर या किसी और दस्तावेज़ से कराएँ। हम आधार नंबर नहीं रखते। आधार से मिली जानकारी उसी पेज पर हटाई जा सकती है।');
