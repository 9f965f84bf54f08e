import type { FundsOutReason } from '../../withdrawal/can-take-funds-out.ts';
import type { WithdrawalReason } from '../../withdrawal/can-withdraw.ts';
import type { WithdrawalCheckReason } from '../../withdrawal/withdrawal-limits.ts';
import type { Texts } from '../language.ts';

export const fundsOut: Texts<FundsOutReason> = {
  'not-unit-linked': () => 'इस पॉलिसी का पैसा फ़ंड में नहीं लगा है।',
  'policy-ended': () => 'पॉलिसी समाप्त हो चुकी है, या दावा दर्ज है।',
  matured: () => 'पॉलिसी की मैच्योरिटी हो चुकी है। मैच्योरिटी राशि दी जाती है।',
  discontinued: () => 'पॉलिसी लॉक-इन के दौरान लैप्स हो गई। उसका पैसा लॉक-इन पूरा होने पर मिलता है।',
  'value-requested': () => 'इस पॉलिसी से पैसे निकालने या फ़ंड बदलने का एक और अनुरोध अभी पूरा नहीं हुआ है।',
  'money-to-invest': () => 'जमा किया गया पैसा अभी निवेश हो रहा है।',
  'no-units': () => 'अभी कोई यूनिट नहीं है।',
  'surrender-possible': () => 'पॉलिसी सरेंडर की जा सकती है।',
};

export const withdrawal: Texts<WithdrawalReason, { readonly date: string; readonly count: number }> = {
  'not-offered': () => 'इस प्लान में फ़ंड से आंशिक निकासी नहीं हो सकती।',
  lapsed: () => 'पॉलिसी लैप्स हो गई है, इसलिए आंशिक निकासी नहीं हो सकती।',
  'locked-in': ({ date }) => `पैसा लॉक-इन में है। आंशिक निकासी ${date} से हो सकती है।`,
  'insured-is-minor': () => 'बीमित व्यक्ति के 18 साल का होने पर आंशिक निकासी हो सकती है।',
  'number-used': ({ count }) =>
    `एक पॉलिसी वर्ष में ${count} बार पैसा निकाला जा सकता है, और इतनी बार निकाला जा चुका है। अगले पॉलिसी वर्ष में फिर निकाला जा सकता है।`,
  'too-little-value': () => 'फ़ंड वैल्यू पैसा निकालने के लिए बहुत कम है।',
  'withdrawal-possible': () => 'आंशिक निकासी हो सकती है।',
};

export const withdrawalCheck: Texts<WithdrawalCheckReason, { readonly amount: string }> = {
  'no-amount': ({ amount }) => `कोई राशि नहीं लिखी गई है। कम से कम ${amount} लिखें।`,
  'not-held': () => 'इस फ़ंड की कोई यूनिट नहीं है।',
  'fund-twice': () => 'यह फ़ंड दो बार लिखा है।',
  'above-fund': ({ amount }) => `इस फ़ंड से ${amount} ही निकाले जा सकते हैं।`,
  'below-minimum': ({ amount }) => `कुल राशि बहुत कम है। कम से कम ${amount} निकाले जा सकते हैं।`,
  'above-share': ({ amount }) => `कुल राशि बहुत ज़्यादा है। ज़्यादा से ज़्यादा ${amount} निकाले जा सकते हैं।`,
  'too-little-left': ({ amount }) => `पॉलिसी में बहुत कम पैसा बचेगा। ज़्यादा से ज़्यादा ${amount} निकाले जा सकते हैं।`,
  'withdrawal-accepted': () => 'यह राशि निकाली जा सकती है।',
};
