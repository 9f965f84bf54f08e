import type { AttentionReason } from '../../attention/attention-item.ts';
import type { AttentionValues, DeadlineValues } from '../attention-values.ts';
import type { Texts } from '../language.ts';

const inDays = (daysLeft: number, deadline: string) =>
  daysLeft === 0 ? 'आज' : daysLeft === 1 ? `कल, ${deadline} को` : `${daysLeft} दिन में, ${deadline} को`;
const interestPart = (interest: string) => interest && `इसमें अब तक का ${interest} ब्याज शामिल है।`;
const unpaid = (since: string) => (since ? `बीमा कवर बंद है। ${since} से प्रीमियम बाकी है` : 'बीमा कवर बंद है');

/** The headline of a thing to do: by when, in words and date. */
export const attentionDeadline: Texts<AttentionReason, DeadlineValues> = {
  'premium-due-soon': ({ daysLeft, deadline }) =>
    daysLeft === 0 ? 'आज देय' : daysLeft === 1 ? `कल, ${deadline} को देय` : `${daysLeft} दिन में, ${deadline} को देय`,
  'premium-will-be-debited': ({ deadline }) => `${deadline} को ऑटो-डेबिट से कटेगा`,
  'premium-in-grace': ({ daysLeft, deadline }) =>
    daysLeft === 0
      ? `भुगतान का आख़िरी दिन। ${deadline} के बाद बीमा कवर बंद`
      : `${daysLeft} दिन बाकी। ${deadline} के बाद बीमा कवर बंद`,
  'premium-after-grace': ({ deadline }) => `ग्रेस पीरियड ${deadline} को ख़त्म हो गया`,
  'revival-open': ({ since }) => unpaid(since),
  'reinstatement-open': ({ since }) => unpaid(since),
  'lapsed-without-online-way': ({ since }) => unpaid(since),
  'life-certificate-due': ({ daysLeft, deadline }) =>
    daysLeft === 0
      ? 'जीवन प्रमाणपत्र आज देना है'
      : daysLeft === 1
        ? `जीवन प्रमाणपत्र कल, ${deadline} तक देना है`
        : `जीवन प्रमाणपत्र ${daysLeft} दिन में, ${deadline} तक देना है`,
  'life-certificate-overdue': ({ deadline }) => `जीवन प्रमाणपत्र ${deadline} तक देना था`,
  'loan-close-to-value': ({ deadline }) =>
    deadline ? `${deadline} के बाद लोन सरेंडर मूल्य से ज़्यादा होगा` : 'लोन सरेंडर मूल्य के करीब है',
  'loan-above-value': () => 'लोन सरेंडर मूल्य से ज़्यादा है',
  'request-waiting': ({ count }) => (count === 1 ? 'एक अनुरोध पर जवाब चाहिए' : `${count} अनुरोधों पर जवाब चाहिए`),
  'payout-on-hold': ({ amount }) => (amount ? `${amount} का पेआउट रुका हुआ है` : 'एक पेआउट रुका हुआ है'),
  'payout-returned': () => 'बैंक ने पेआउट लौटा दिया',
  'payout-late': ({ since }) => `पेआउट में देरी है। यह ${since} तक होना था`,
  'payout-held': ({ deadline }) => `पेआउट ${deadline} तक रुका है`,
  'request-late': ({ since }) => `अनुरोध में देरी है। इस पर ${since} तक फ़ैसला होना था`,
  'unclaimed-amount': () => 'पैसा जो कभी नहीं पहुँचा',
  'annuity-ahead': ({ daysLeft, deadline }) => `अगली पेंशन ${inDays(daysLeft, deadline)}`,
  'survival-benefit-ahead': ({ daysLeft, deadline }) => `सर्वाइवल बेनिफ़िट ${inDays(daysLeft, deadline)}`,
  'maturity-ahead': ({ daysLeft, deadline }) => `मैच्योरिटी ${inDays(daysLeft, deadline)}`,
  'nationality-missing': () => 'राष्ट्रीयता और टैक्स रेज़िडेंसी की घोषणा बाकी है',
  'bank-account-missing': () => 'पेआउट के लिए कोई बैंक खाता दर्ज नहीं है',
  'bank-account-rejected': () => 'बैंक खाते की जाँच नहीं हो सकी',
  'pan-missing': () => 'PAN दर्ज नहीं है',
  'pan-not-validated': () => 'PAN की जाँच नहीं हो सकी',
  'incorporation-date-missing': () => 'निगमन की तारीख दर्ज नहीं है',
  'payment-in-process': () => 'बैंक अभी एक भुगतान पर काम कर रहा है',
};

/** What happens if the customer does nothing, or why it matters. */
export const attentionOtherwise: Texts<AttentionReason, AttentionValues> = {
  'premium-due-soon': () => 'भुगतान न होने पर ग्रेस पीरियड शुरू होगा, और उसके बाद बीमा कवर बंद हो जाएगा।',
  'premium-will-be-debited': () => 'राशि तैयार रखें। कृपया यह प्रीमियम अलग से न भरें।',
  'premium-in-grace': ({ since }) => `प्रीमियम ${since} को देय था। भुगतान न होने पर पॉलिसी लैप्स हो जाएगी।`,
  'premium-after-grace': ({ since }) => `प्रीमियम ${since} को देय था। भुगतान न होने पर पॉलिसी लैप्स हो जाएगी।`,
  'revival-open': ({ deadline }) => `पॉलिसी ${deadline && `${deadline} तक `}फिर चालू की जा सकती है।`,
  'reinstatement-open': ({ deadline }) => `पॉलिसी ${deadline} तक बहाल की जा सकती है।`,
  'lapsed-without-online-way': () => 'इसे ऑनलाइन फिर चालू नहीं किया जा सकता। क्या हो सकता है, यह जानने के लिए कॉल करें।',
  'life-certificate-due': () => 'इसके बिना पेंशन रुक जाती है।',
  'life-certificate-overdue': () => 'मिलने पर पेंशन फिर से शुरू होगी।',
  'loan-close-to-value': () => 'कम से कम ब्याज चुकाएँ। प्रीमियम भी बकाया हों, तो लोन चुकाने के लिए पॉलिसी बंद करनी पड़ सकती है।',
  'loan-above-value': () => 'कृपया लोन चुकाएँ। प्रीमियम भी बकाया हों, तो लोन चुकाने के लिए पॉलिसी बंद करनी पड़ सकती है।',
  'request-waiting': () => 'जवाब मिलते ही काम आगे बढ़ेगा।',
  'payout-on-hold': ({ paidWithin }) =>
    paidWithin > 0 ? `आख़िरी काम पूरा होने के ${paidWithin} दिन के अंदर भुगतान होता है।` : 'क्या बाकी है, यह जानने के लिए कॉल करें।',
  'payout-returned': ({ interest }) =>
    `दूसरा बैंक खाता देने पर यह फिर भेजा जाएगा।${interest && ` ${interestPart(interest)}`}`,
  'payout-late': ({ interest }) => interestPart(interest) || 'देरी के हर दिन का ब्याज मिलता है।',
  'payout-held': () => 'इससे ठीक पहले संपर्क, खाता या डिवाइस बदला था। उस दिन के बाद भुगतान होगा।',
  'request-late': ({ interest }) => interestPart(interest) || 'देरी के हर दिन का ब्याज मिलता है।',
  'unclaimed-amount': ({ since, interest }) => `यह ${since} को देय था।${interest && ` ${interestPart(interest)}`}`,
  'annuity-ahead': () => 'यह पॉलिसी के बैंक खाते में आएगा।',
  'survival-benefit-ahead': () => 'यह पॉलिसी के बैंक खाते में आएगा।',
  'maturity-ahead': () => 'यह पॉलिसी के बैंक खाते में आएगा।',
  'nationality-missing': () => 'इसके बिना पेआउट नहीं हो सकता।',
  'bank-account-missing': () => 'इसके बिना पेआउट नहीं हो सकता।',
  'bank-account-rejected': () => 'पेआउट से पहले इसकी जानकारी फिर से दें।',
  'pan-missing': () => 'इसके बिना पेआउट पर ज़्यादा टैक्स कटता है।',
  'pan-not-validated': () => 'पेआउट से पहले इसे देख लें।',
  'incorporation-date-missing': () => 'कंपनी की जानकारी में यह तारीख ज़रूरी है।',
  'payment-in-process': () => 'कृपया दोबारा भुगतान न करें।',
};
