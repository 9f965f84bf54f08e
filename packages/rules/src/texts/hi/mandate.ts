import type { MandateReason } from '../../mandate/can-register-mandate.ts';
import type { MandateTermsReason } from '../../mandate/check-mandate.ts';
import type { SkipReason } from '../../mandate/next-debit.ts';
import type { Texts } from '../language.ts';

export const mandate: Texts<MandateReason> = {
  'payment-blocked': () => 'बीमित व्यक्ति की मृत्यु की सूचना मिली है। अब कोई प्रीमियम नहीं लिया जाता।',
  lapsed: () => 'पॉलिसी लैप्स हो गई है। फिर से चालू होने पर ऑटो-डेबिट रजिस्टर किया जा सकता है।',
  'nothing-falls-due': () => 'पॉलिसी पर कोई प्रीमियम देय नहीं होगा, इसलिए काटने के लिए कुछ नहीं है।',
  registered: () => 'पॉलिसी के लिए ऑटो-डेबिट पहले से रजिस्टर है।',
  'can-register': () => 'ऑटो-डेबिट रजिस्टर किया जा सकता है।',
};

export const mandateTerms: Texts<MandateTermsReason, { readonly amount: string; readonly maximum: string }> = {
  'premium-above-rail': ({ amount, maximum }) =>
    `प्रीमियम ${amount} है। कार्ड और UPI से नई मंज़ूरी के बिना ज़्यादा से ज़्यादा ${maximum} कटते हैं। बैंक खाता चुनें।`,
  'ceiling-below-premium': ({ amount }) => `कम से कम ${amount} भरें, जो अगला प्रीमियम है।`,
  'ceiling-above-rail': ({ maximum }) => `ज़्यादा से ज़्यादा ${maximum} भरें।`,
  'starts-in-the-past': () => 'आज या बाद की तारीख चुनें।',
  'starts-too-late': () => 'अगले 12 महीनों की कोई तारीख चुनें।',
  'ends-before-first-debit': () => 'पहली कटौती के बाद की तारीख चुनें।',
  'ends-too-late': () => 'पहले की तारीख चुनें। बैंक इतने लंबे समय का मैंडेट स्वीकार नहीं करता।',
  accepted: () => 'बैंक यह मैंडेट स्वीकार करता है।',
};

export const skip: Texts<SkipReason> = {
  'rail-cannot-skip': () => 'बैंक खाते की कटौती छोड़ी नहीं जा सकती।',
  'no-debit-planned': () => 'कोई कटौती तय नहीं है।',
  presented: () => 'यह कटौती बैंक के पास जा चुकी है। अब इसे छोड़ा नहीं जा सकता।',
  'can-skip': () => 'यह कटौती छोड़ी जा सकती है।',
};
