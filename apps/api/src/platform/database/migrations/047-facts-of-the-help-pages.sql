-- What the help pages said that is otherwise by law or by our own rules.

update content_question set answer = regexp_replace(answer,
  '(as a rule|usually) within five to seven working days\.',
  'for a card or UPI within five days. After that it owes you ₹100 for each further day.')
where id = 'paid-not-shown' and language = 'en';
update content_question set answer = replace(answer,
  'आम तौर पर पाँच से सात कार्य दिवसों में।',
  'कार्ड या यूपीआई में पाँच दिन के भीतर। उसके बाद हर दिन के लिए बैंक को आपको ₹100 देने होते हैं।')
where id = 'paid-not-shown' and language = 'hi';

update content_question set answer = replace(answer,
  'a debit that is already on its way is still carried out.',
  'a debit from a bank account that is already on its way is still carried out. For a card or UPI you get a notice at least 24 hours before each debit, and can decline that one debit.')
where id = 'auto-debit' and language = 'en';
update content_question set answer = replace(answer,
  'जो डेबिट चल चुका हो, वह पूरा होता है।',
  'बैंक खाते से जो डेबिट चल चुका हो, वह पूरा होता है। कार्ड या यूपीआई में हर डेबिट से कम से कम 24 घंटे पहले सूचना मिलती है, और आप उस एक डेबिट को रोक सकते हैं।')
where id = 'auto-debit' and language = 'hi';

update content_question set answer = replace(answer,
  'The law asks for it with larger premiums and payouts. Without a valid PAN, tax is deducted from a taxable payout at a higher rate.',
  'The law asks for it with every new policy since 1 April 2026; who has none gives Form 97. Without a valid PAN, 20 % tax is deducted from a taxable payout.')
where id = 'pan' and language = 'en';
update content_question set answer = replace(answer,
  'बड़े प्रीमियम और भुगतान पर कानून इसकी माँग करता है। मान्य पैन न होने पर कर-योग्य भुगतान से अधिक दर पर कर कटता है।',
  '1 अप्रैल 2026 से हर नई पॉलिसी पर कानून इसकी माँग करता है; जिनके पास पैन नहीं है, वे फ़ॉर्म 97 देते हैं। मान्य पैन न होने पर कर-योग्य भुगतान से 20 % कर कटता है।')
where id = 'pan' and language = 'hi';

update content_question set answer = replace(answer,
  'compounded yearly. A health declaration may be needed.',
  'compounded yearly. Unit-linked policies pay no late fee. A health declaration may be needed.')
where id = 'revival' and language = 'en';
update content_question set answer = replace(answer,
  'सालाना चक्रवृद्धि। स्वास्थ्य घोषणा', 'सालाना चक्रवृद्धि। यूनिट-लिंक्ड पॉलिसी में विलंब शुल्क नहीं लगता। स्वास्थ्य घोषणा')
where id = 'revival' and language = 'hi';

update content_question set answer = replace(answer,
  'On savings plans, once they have a surrender value; not on unit-linked or term plans.',
  'On savings plans, once they have a surrender value, and on annuities that return the purchase price if the plan offers it; not on unit-linked or term plans.')
where id = 'loan' and language = 'en';
update content_question set answer = replace(answer,
  'बचत प्लान पर, जब उनका अभ्यर्पण मूल्य बन जाए; यूनिट-लिंक्ड या टर्म प्लान पर नहीं।',
  'बचत प्लान पर, जब उनका अभ्यर्पण मूल्य बन जाए, और क्रय मूल्य लौटाने वाली एन्युटी पर यदि प्लान में हो; यूनिट-लिंक्ड या टर्म प्लान पर नहीं।')
where id = 'loan' and language = 'hi';

update content_question set answer = replace(answer,
  'We settle within 15 days of having all papers, or within 45 days where the claim has to be looked into.',
  'We settle within 15 days of the day on which the death is reported to us, or within 45 days if we have to investigate the claim.')
where id = 'claim' and language = 'en';
update content_question set answer = replace(answer,
  'सभी कागज़ात मिलने के 15 दिन के भीतर हम दावा निपटाते हैं',
  'मृत्यु की सूचना मिलने के 15 दिन के भीतर हम दावा निपटाते हैं')
where id = 'claim' and language = 'hi';

update content_page set body = replace(body::text,
  'It counts from the day it is cleared.', 'For your cover it counts from the day we receive it, if the bank clears it.')::jsonb
where body::text like '%It counts from the day it is cleared.%';
