-- Unclaimed amounts can be looked up online now, with and without signing in.
update content_question set answer = replace(answer,
  'To find yours, call {phone}. Have your policy number ready, or your name and date of birth.',
  'Look yours up under Unclaimed amount. You do not need to sign in to search, only to claim.')
where id = 'unclaimed' and language = 'en';
update content_question set answer = replace(answer,
  'अपनी राशि जानने के लिए {phone} पर कॉल करें। पॉलिसी नंबर, या नाम और जन्म तिथि पास रखें।',
  '''अदावी राशि'' में अपनी राशि खोजें। खोजने के लिए साइन इन ज़रूरी नहीं है, दावा करने के लिए है।')
where id = 'unclaimed' and language = 'hi';
