-- Auto-debit, loans, surrender, return of a new policy and switching funds are online now: help leads to them by the names of the menu.

do $help$
declare sentence record;
begin
  for sentence in select * from (values
    ('auto-debit', 'en',
     'Call {phone} for the form, or sign it at a branch. It works with a bank account, a card or UPI. You set the limit and the start date, and your bank asks you to confirm. To stop it, call us or your bank at any time.',
     'Use Register auto-debit, with a bank account, a card or UPI. You set the limit and the dates, and your bank asks you to approve it. You can stop it at any time under Stop auto-debit, or at your bank.'),
    ('auto-debit', 'en', 'and can decline that one debit.', 'and can skip that one debit under Your auto-debits.'),
    ('auto-debit', 'hi',
     'फ़ॉर्म के लिए {phone} पर कॉल करें, या शाखा में उस पर हस्ताक्षर करें। यह बैंक खाते, कार्ड या UPI से होता है। सीमा और शुरू होने की तारीख आप तय करते हैं और आपका बैंक आपसे पुष्टि लेता है। इसे बंद करने के लिए कभी भी हमें या अपने बैंक को कॉल करें;',
     '''ऑटो-डेबिट रजिस्टर करें'' में, बैंक खाते, कार्ड या UPI से। सीमा और तारीखें आप तय करते हैं और आपका बैंक आपसे मंज़ूरी लेता है। इसे ''ऑटो-डेबिट बंद करें'' में या अपने बैंक में कभी भी बंद किया जा सकता है।'),
    ('auto-debit', 'hi', 'और आप उस एक डेबिट को रोक सकते हैं।', 'और आप ''आपके ऑटो-डेबिट'' में उस एक डेबिट को छोड़ सकते हैं।'),
    ('free-look', 'en', 'Call {phone} or visit a branch.',
     'See the amount under Return a new policy: your refund, and get a request number. Then continue under Return a new policy: send the request.'),
    ('free-look', 'hi', '{phone} पर कॉल करें या शाखा में आएँ।',
     '''नई पॉलिसी लौटाना: आपका रिफ़ंड'' में राशि देखें और अनुरोध नंबर लें। फिर ''नई पॉलिसी लौटाना: अनुरोध भेजें'' में आगे बढ़ें।'),
    ('fund-switch', 'en', 'To switch, call {phone}. We say how many are left.',
     'Switch under Switch funds. Before you confirm, you see how many free switches are left.'),
    ('fund-switch', 'hi', 'यह आपके प्लान में लिखा है; फ़ंड बदलने के लिए {phone} पर कॉल करें। हम बताते हैं कि कितने बचे हैं।',
     'यह आपके प्लान में लिखा है। फ़ंड ''फ़ंड बदलें'' में बदले जाते हैं। पुष्टि से पहले दिखता है कि कितने मुफ़्त बदलाव बचेंगे।'),
    ('loan', 'en',
     'Call {phone} or visit a branch. We say how much you can borrow and at what interest. You can pay the loan back in any amounts.',
     'Open Take a loan on your policy to see how much you can borrow and at what interest. You can pay the loan back in any amounts under Repay a loan on your policy.'),
    ('loan', 'hi',
     '{phone} पर कॉल करें या शाखा में आएँ। हम बताते हैं कि कितना लोन और किस ब्याज पर मिल सकता है। लोन किसी भी राशि में चुकाया जा सकता है।',
     '''पॉलिसी पर लोन लें'' में दिखता है कि कितना लोन और किस ब्याज पर मिल सकता है। ''पॉलिसी का लोन चुकाएँ'' में लोन किसी भी राशि में चुकाया जा सकता है।'),
    ('loan', 'hi', 'जब उनकी सरेंडर वैल्यू बन जाए।', 'जब उनका सरेंडर मूल्य बन जाए।'),
    ('surrender', 'en',
     'Call {phone} first. We say what you would get and what the alternatives are, such as a loan, a paid-up policy or a partial withdrawal.',
     'Open Surrender (close) a policy first. It shows what you would get and what you can do instead, such as a loan or a paid-up policy. From a unit-linked policy you can also take a part, under Withdraw from funds.'),
    ('surrender', 'hi',
     'पहले {phone} पर कॉल करें। हम वैल्यू और दूसरे विकल्प बताते हैं, जैसे लोन, पेड-अप पॉलिसी या कुछ पैसा निकालना।',
     'पहले ''पॉलिसी सरेंडर (बंद) करना'' खोलें। वहाँ दिखता है कि कितना पैसा मिलेगा और उसकी जगह क्या किया जा सकता है, जैसे लोन या पेड-अप पॉलिसी। यूनिट-लिंक्ड पॉलिसी से ''फ़ंड से पैसे निकालें'' में कुछ पैसा भी निकाला जा सकता है।')) as replaced (id, language, before, after)
  loop
    update content_question set answer = replace(answer, sentence.before, sentence.after)
    where id = sentence.id and language = sentence.language;
  end loop;
end $help$;

-- As the service is called.
update content_question set question = 'अदावी राशि क्या होती है?' where id = 'unclaimed' and language = 'hi';
