import type { AttentionReason } from '../../attention/attention-item.ts';
import type { AttentionValues } from '../attention-values.ts';
import type { Texts } from '../language.ts';

const lapsedText = (count: number) => (count === 1 ? 'एक पॉलिसी लैप्स हो गई है।' : `${count} पॉलिसियाँ लैप्स हो गई हैं।`);
const pronoun = (count: number) => (count === 1 ? 'इसे' : 'इन्हें');
const interestPart = (interest: string) => interest && ` इसमें अब तक का ${interest} ब्याज शामिल है।`;
const premiums = (count: number) => (count === 1 ? 'एक प्रीमियम' : `${count} पॉलिसियों का प्रीमियम`);

export const attention: Texts<AttentionReason, AttentionValues> = {
  'premium-due-soon': ({ count, deadline }) =>
    count === 1 ? `एक प्रीमियम ${deadline} को देय है।` : `${count} पॉलिसियों के प्रीमियम देय हैं, पहला ${deadline} को।`,
  'premium-will-be-debited': ({ count, deadline }) =>
    count === 1
      ? `${deadline} को एक प्रीमियम ऑटो-डेबिट से कटेगा। कृपया इसे अलग से न भरें।`
      : `${count} पॉलिसियों के प्रीमियम ऑटो-डेबिट से कटेंगे, पहला ${deadline} को। कृपया इन्हें अलग से न भरें।`,
  'premium-in-grace': ({ count, since, deadline }) =>
    `${premiums(count)} ${since} को देय था। ${deadline} तक चुकाने पर बीमा कवर जारी रहेगा।`,
  'premium-after-grace': ({ count, since, deadline }) =>
    `${premiums(count)} ${since} को देय था। ग्रेस पीरियड ${deadline} को ख़त्म हो गया।`,
  'revival-open': ({ count, amount, deadline }) =>
    `${lapsedText(count)} ${amount && `${amount} चुकाकर `}${deadline && `${deadline} तक `}${pronoun(count)} फिर चालू किया जा सकता है।`,
  'reinstatement-open': ({ count, amount, deadline }) =>
    `${lapsedText(count)} ${amount && `${amount} चुकाकर `}${deadline} तक ${pronoun(count)} बहाल किया जा सकता है।`,
  'lapsed-without-online-way': ({ count }) =>
    `${lapsedText(count)} ${pronoun(count)} ऑनलाइन चालू नहीं किया जा सकता। क्या हो सकता है, यह जानने के लिए कॉल करें।`,
  'life-certificate-due': ({ deadline }) => `जीवन प्रमाणपत्र ${deadline} तक देना है। इसके बिना पेंशन रुक जाती है।`,
  'life-certificate-overdue': ({ deadline }) => `जीवन प्रमाणपत्र ${deadline} तक देना था। मिलने पर पेंशन फिर से शुरू होगी।`,
  'loan-close-to-value': ({ deadline }) =>
    `लोन और उसका ब्याज मिलकर पॉलिसी के सरेंडर मूल्य के करीब है। ${deadline && `${deadline} तक `}कम से कम ब्याज चुकाएँ।`,
  'loan-above-value': () => 'लोन और उसका ब्याज मिलकर पॉलिसी के सरेंडर मूल्य से ज़्यादा है। कृपया इसे चुकाएँ।',
  'request-waiting': ({ count }) => (count === 1 ? 'एक अनुरोध पर जवाब चाहिए।' : `${count} अनुरोधों पर जवाब चाहिए।`),
  'payout-on-hold': ({ amount }) => (amount ? `${amount} का पेआउट रुका हुआ है।` : 'एक पेआउट रुका हुआ है।'),
  'payout-returned': ({ count, amount }) =>
    count === 1
      ? `बैंक ने ${amount} का पेआउट लौटा दिया। इसके लिए दूसरा बैंक खाता चाहिए।`
      : `बैंक ने ${count} पेआउट लौटा दिए, कुल ${amount}। इनके लिए दूसरा बैंक खाता चाहिए।`,
  'payout-late': ({ count, amount, since, interest }) =>
    count === 1
      ? `${amount} का पेआउट ${since} तक होना था।${interestPart(interest)}`
      : `कुल ${amount} के ${count} पेआउट में देरी है, पहला ${since} तक होना था।${interestPart(interest)}`,
  'payout-held': ({ count, amount, deadline }) =>
    count === 1
      ? `सुरक्षा के लिए ${amount} का पेआउट ${deadline} तक रुका है।`
      : `सुरक्षा के लिए कुल ${amount} के ${count} पेआउट रुके हैं, पहला ${deadline} तक।`,
  'request-late': ({ count, since }) =>
    count === 1
      ? `पैसे के एक अनुरोध पर ${since} तक फ़ैसला होना था।`
      : `पैसे के ${count} अनुरोधों पर फ़ैसला बाकी है, पहला ${since} तक होना था।`,
  'unclaimed-amount': ({ amount }) => `${amount} कभी नहीं पहुँचे। इनका दावा किया जा सकता है।`,
  'annuity-ahead': ({ amount, deadline }) => `अगली पेंशन${amount && ` ${amount}`} ${deadline} को मिलेगी।`,
  'survival-benefit-ahead': ({ amount, deadline }) =>
    `अगला सर्वाइवल बेनिफ़िट${amount && ` ${amount}`} ${deadline} को मिलेगा।`,
  'maturity-ahead': ({ count, amount, deadline }) =>
    count === 1
      ? `मैच्योरिटी की राशि${amount && ` ${amount}`} ${deadline} को मिलेगी।`
      : `${count} पॉलिसियाँ मैच्योर होंगी, पहली ${deadline} को।`,
  'nationality-missing': () => 'राष्ट्रीयता और टैक्स रेज़िडेंसी की घोषणा बाकी है।',
  'bank-account-missing': () => 'पेआउट के लिए कोई बैंक खाता दर्ज नहीं है।',
  'bank-account-rejected': () => 'बैंक खाते की जाँच नहीं हो सकी। उसकी जानकारी फिर से दें।',
  'pan-missing': () => 'PAN दर्ज नहीं है।',
  'pan-not-validated': () => 'PAN की जाँच नहीं हो सकी। कृपया इसे देख लें।',
  'incorporation-date-missing': () => 'निगमन की तारीख दर्ज नहीं है।',
  'payment-in-process': () => 'बैंक अभी एक भुगतान पर काम कर रहा है। कृपया दोबारा भुगतान न करें।',
};
