-- Banners, and what search engines are told of the pages that they may show.

insert into content_banner (id, language, placement, position, title, text, link_text, path) values
('never-share-otp', 'en', 'login', 10, 'Keep your OTP to yourself',
 '{insurer} never asks for an OTP, PIN or card details on the phone. Whoever does is not from us.', null, null),
('never-share-otp', 'hi', 'login', 10, 'अपना ओटीपी किसी को न बताएँ',
 '{insurer} फ़ोन पर कभी ओटीपी, पिन या कार्ड का विवरण नहीं माँगता। जो माँगे, वह हमारा नहीं है।', null, null),
('pay-without-login', 'en', 'login', 20, 'Only want to pay?',
 'Your policy number or mobile number is enough.', 'Pay online', '/pay-online'),
('pay-without-login', 'hi', 'login', 20, 'केवल भुगतान करना है?',
 'आपका पॉलिसी नंबर या मोबाइल नंबर काफ़ी है।', 'ऑनलाइन भुगतान करें', '/pay-online'),
('unclaimed', 'en', 'login', 30, 'Do we owe you money?',
 'Look up unclaimed amounts, without signing in.', 'Look it up', '/unclaimed-amount'),
('unclaimed', 'hi', 'login', 30, 'क्या हमारे पास आपकी कोई रकम है?',
 'बिना साइन इन किए अदावी राशि देखें।', 'देखें', '/unclaimed-amount'),

('nominee', 'en', 'dashboard', 10, 'Is your nominee still right?',
 'A marriage, a birth, a death in the family: check who would receive the money.', 'Check nominees', '/update-nominee'),
('nominee', 'hi', 'dashboard', 10, 'क्या आपका नामिती अब भी सही है?',
 'विवाह, जन्म या परिवार में मृत्यु के बाद देख लें कि रकम किसे मिलेगी।', 'नामिती देखें', '/update-nominee'),
('auto-debit', 'en', 'dashboard', 20, 'Never miss a premium',
 'With auto-debit the premium is paid on its due date, within the limit you set.', 'Register auto-debit', '/register-auto-debit'),
('auto-debit', 'hi', 'dashboard', 20, 'प्रीमियम भरना कभी न भूलें',
 'ऑटो-डेबिट से प्रीमियम देय तारीख को, आपकी तय सीमा के भीतर भर जाता है।', 'ऑटो-डेबिट रजिस्टर करें', '/register-auto-debit'),
('receipts', 'en', 'dashboard', 30, 'Receipts for your tax return',
 'The certificate of premiums paid is there for every financial year.', 'Download center', '/download-center'),
('receipts', 'hi', 'dashboard', 30, 'कर विवरणी के लिए रसीदें',
 'हर वित्तीय वर्ष का प्रीमियम भुगतान प्रमाण-पत्र यहाँ मिलता है।', 'डाउनलोड सेंटर', '/download-center'),

('no-gst', 'en', 'payments', 10, 'No GST on individual life insurance',
 'Premiums paid since 22 September 2025 carry no GST. Group insurance is still taxed.', null, null),
('no-gst', 'hi', 'payments', 10, 'व्यक्तिगत जीवन बीमा पर जीएसटी नहीं',
 '22 सितंबर 2025 से प्रीमियम पर जीएसटी नहीं लगता। समूह बीमा पर कर अब भी लगता है।', null, null),
('pay-once', 'en', 'payments', 20, 'In process? Please wait',
 'If your bank has not answered yet, do not pay again. We find out what became of the payment.', null, null),
('pay-once', 'hi', 'payments', 20, 'भुगतान प्रक्रिया में है? कृपया रुकें',
 'बैंक का उत्तर न आया हो तो दोबारा भुगतान न करें। भुगतान का क्या हुआ, यह हम पता करते हैं।', null, null);

insert into content_search (path, language, title, description) values
('/pay-online', 'en', 'Online premium payment',
 'Pay your {insurer} premium online. Sign in with your policy number or phone number, see what is due and pay by UPI, card or net banking.'),
('/pay-online', 'hi', 'ऑनलाइन प्रीमियम भुगतान',
 'अपना {insurer} प्रीमियम ऑनलाइन भरें। पॉलिसी नंबर या फ़ोन नंबर से साइन इन करें, देय रकम देखें और यूपीआई, कार्ड या नेट बैंकिंग से भुगतान करें।'),
('/track-application', 'en', 'Track application status',
 'Follow your {insurer} applications of the last 6 months: stages, documents still needed, and what happens next.'),
('/track-application', 'hi', 'आवेदन की स्थिति देखें',
 'पिछले 6 महीनों के अपने {insurer} आवेदनों की स्थिति देखें: चरण, बाकी दस्तावेज़ और आगे क्या होगा।');
