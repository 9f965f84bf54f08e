-- Help leads only to services that are there. For what is not online yet it says how it is done by phone or at a branch.

do $help$
declare sentence record;
begin
  for sentence in select * from (values
    ('auto-debit', 'en', 'Under Register auto-debit, from a bank account, a card or by UPI. You set',
     'Call {phone} for the form, or sign it at a branch. It works with a bank account, a card or UPI. You set'),
    ('auto-debit', 'en', 'You can stop it at any time under Deactivate auto-debit.',
     'To stop it, call us or your bank at any time.'),
    ('auto-debit', 'hi', '''ऑटो-डेबिट रजिस्टर करें'' में, बैंक खाते, कार्ड या UPI से।',
     'फ़ॉर्म के लिए {phone} पर कॉल करें, या शाखा में उस पर हस्ताक्षर करें। यह बैंक खाते, कार्ड या UPI से होता है।'),
    ('auto-debit', 'hi', '''ऑटो-डेबिट बंद करें'' में इसे कभी भी बंद किया जा सकता है;',
     'इसे बंद करने के लिए कभी भी हमें या अपने बैंक को कॉल करें;'),
    ('free-look', 'en', 'Use Free-look enquiry. The refund', 'Call {phone} or visit a branch. The refund'),
    ('free-look', 'hi', '''फ्री-लुक पूछताछ'' में जाएँ।', '{phone} पर कॉल करें या शाखा में आएँ।'),
    ('fund-switch', 'en', 'Before you confirm, we show how many are left.',
     'To switch, call {phone}. We say how many are left.'),
    ('fund-switch', 'hi', 'पुष्टि से पहले पोर्टल दिखाता है कि कितने बचे हैं।',
     'फ़ंड बदलने के लिए {phone} पर कॉल करें। हम बताते हैं कि कितने बचे हैं।'),
    ('life-certificate', 'en',
     'Under Digital life certificate: a selfie, an Aadhaar OTP, done. If you cannot or do not want to, choose the assisted way there. Or hand in the certificate at a branch, signed',
     'Bring it to a branch or send it by post, signed'),
    ('life-certificate', 'hi',
     '''डिजिटल जीवन प्रमाणपत्र'' में: एक सेल्फ़ी, एक आधार OTP, और काम पूरा। ऐसा न कर सकें या न करना चाहें, तो वहीं मदद वाला तरीका चुनें, या बैंक प्रबंधक, राजपत्रित अधिकारी या डॉक्टर के हस्ताक्षर वाला प्रमाणपत्र शाखा में दें।',
     'बैंक प्रबंधक, राजपत्रित अधिकारी या डॉक्टर के हस्ताक्षर वाला प्रमाणपत्र शाखा में दें या डाक से भेजें।'),
    ('life-certificate-abroad', 'en',
     'Under Digital life certificate, if your Aadhaar is linked to a mobile number that you can use. If not, have the form signed by a notary or at an Indian embassy or consulate. Then upload it in the assisted way.',
     'Have the form signed by a notary or at an Indian embassy or consulate. Then send it by post or to {email}.'),
    ('life-certificate-abroad', 'hi',
     '''डिजिटल जीवन प्रमाणपत्र'' में, अगर आपका आधार ऐसे मोबाइल नंबर से जुड़ा हो जो आप उपयोग कर सकें। नहीं तो फ़ॉर्म पर भारतीय दूतावास, वाणिज्य दूतावास या नोटरी के हस्ताक्षर कराएँ और मदद वाले तरीके से अपलोड करें।',
     'फ़ॉर्म पर भारतीय दूतावास, वाणिज्य दूतावास या नोटरी के हस्ताक्षर कराएँ और उसे डाक से या {email} पर भेजें।'),
    ('loan', 'en', 'e-Loan shows how much you can borrow and at what interest. You can pay the loan back in any amounts under Pay loan.',
     'Call {phone} or visit a branch. We say how much you can borrow and at what interest. You can pay the loan back in any amounts.'),
    ('loan', 'hi', '''ई-लोन'' दिखाता है कि कितना लोन और किस ब्याज पर मिल सकता है। लोन ''लोन भुगतान'' में किसी भी राशि में',
     '{phone} पर कॉल करें या शाखा में आएँ। हम बताते हैं कि कितना लोन और किस ब्याज पर मिल सकता है। लोन किसी भी राशि में'),
    ('surrender', 'en', 'Open Surrender enquiry first. It shows the value and the alternatives,',
     'Call {phone} first. We say what you would get and what the alternatives are,'),
    ('surrender', 'hi', 'पहले ''सरेंडर पूछताछ'' देखें। वहाँ वैल्यू और दूसरे विकल्प दिखते हैं,',
     'पहले {phone} पर कॉल करें। हम वैल्यू और दूसरे विकल्प बताते हैं,'),
    ('unclaimed', 'en', 'Look yours up under Unclaimed amount. You do not need to sign in.',
     'To find yours, call {phone}. Have your policy number ready, or your name and date of birth.'),
    ('unclaimed', 'hi', '''अनक्लेम्ड राशि'' में अपनी राशि देखें; साइन इन ज़रूरी नहीं है।',
     'अपनी राशि जानने के लिए {phone} पर कॉल करें। पॉलिसी नंबर, या नाम और जन्म तिथि पास रखें।')) as replaced (id, language, before, after)
  loop
    update content_question set answer = replace(answer, sentence.before, sentence.after)
    where id = sentence.id and language = sentence.language;
  end loop;
end $help$;

-- Banners for services that are not online yet.
delete from content_banner where path in ('/unclaimed-amount', '/register-auto-debit');
