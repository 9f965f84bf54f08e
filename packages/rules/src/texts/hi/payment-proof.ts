import type { PaymentReferenceReason } from '../../format/check-payment-reference.ts';
import type { ProofDateReason } from '../../payment/check-proof-date.ts';
import type { Texts } from '../language.ts';

export const paymentReference: Texts<PaymentReferenceReason, { readonly length: string }> = {
  empty: ({ length }) => `रेफ़रेंस नंबर लिखें। इसमें ${length} अक्षर या अंक होते हैं।`,
  'too-short': ({ length }) => `कुछ अक्षर कम हैं। इस रेफ़रेंस नंबर में ${length} होते हैं।`,
  'too-long': ({ length }) => `अक्षर ज़्यादा हैं। इस रेफ़रेंस नंबर में ${length} होते हैं।`,
  'digit-expected': ({ length }) => `सिर्फ़ अंक लिखें। इस रेफ़रेंस नंबर में ${length} होते हैं।`,
  'wrong-start': () => 'शुरू के अक्षर मेल नहीं खाते। बैंक स्टेटमेंट में रेफ़रेंस नंबर और पैसे भेजने का तरीका जाँचें।',
};

export const proofDate: Texts<ProofDateReason> = {
  'in-future': () => 'यह तारीख आगे की है। इसे जाँचें।',
  'before-policy': () => 'यह तारीख पॉलिसी शुरू होने से पहले की है। इसे जाँचें।',
  'other-year': () => 'यह तारीख चुने हुए वित्तीय वर्ष में नहीं है।',
  accepted: () => 'तारीख सही है।',
};
