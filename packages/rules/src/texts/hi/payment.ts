import type { FundSplitReason } from '../../fund/fund-split.ts';
import type { LoanPaymentReason } from '../../loan/check-loan-payment.ts';
import type { LoanCeilingReason } from '../../loan/loan-ceiling.ts';
import type { TopUpReason } from '../../payment/check-top-up.ts';
import type { DueState } from '../../payment/due-state.ts';
import type { Reversal } from '../../payment/reversal.ts';
import type { TopUpTaxReason } from '../../payment/top-up-tax.ts';
import type { LateFeeStep } from '../../tables/late-fee-steps.ts';
import type { Texts } from '../language.ts';
import type {
  DueValues,
  FundSplitValues,
  LateFeeValues,
  LoanCeilingValues,
  LoanValues,
  ReversalLimit,
  ReversalValues,
  TakenBackValues,
  TopUpValues,
} from '../payment-values.ts';

export const due: Texts<DueState['because'], DueValues> = {
  'nothing-due': () => 'अभी कुछ देय नहीं है।',
  'transaction-ongoing': () => 'बैंक अभी एक भुगतान पर काम कर रहा है। कृपया दोबारा भुगतान न करें।',
  'not-offered': () => 'यह प्रीमियम अभी यहाँ नहीं चुकाया जा सकता।',
  'status-missing': () => 'पॉलिसी की स्थिति पता नहीं है, इसलिए ऑनलाइन भुगतान नहीं हो सकता।',
  'status-inactive': () => 'पॉलिसी अभी जारी नहीं हुई है।',
  'other-page': () => 'यह प्रीमियम दूसरे पेज पर चुकाया जाता है।',
  'payment-blocked': () => 'इस पॉलिसी के लिए ऑनलाइन भुगतान बंद है।',
  payable: ({ date, daysLate }) =>
    !date ? 'देय' : daysLate > 0 ? `${date} से देय, ${daysLate} दिन की देरी` : `${date} को देय`,
};

export const loanPayment: Texts<LoanPaymentReason, LoanValues> = {
  'no-loan': () => 'इस पॉलिसी पर कोई लोन नहीं है।',
  'no-amount': () => 'भुगतान ₹0 से ज़्यादा होना चाहिए।',
  'below-interest': ({ interest }) => `भुगतान में कम से कम ब्याज आना चाहिए: ${interest}।`,
  'above-balance': ({ total }) => `कुल बकाया ${total} है। इससे ज़्यादा भुगतान नहीं हो सकता।`,
  accepted: ({ interest, total }) => `${interest} से ${total} तक कोई भी राशि चुकाई जा सकती है।`,
};

export const loanCeiling: Texts<LoanCeilingReason, LoanCeilingValues> = {
  'no-value': () => 'पॉलिसी का कोई सरेंडर मूल्य नहीं है जिससे लोन की तुलना हो सके।',
  'value-exceeded': ({ date }) =>
    date ? `लोन और ब्याज ${date} से सरेंडर मूल्य से ज़्यादा हैं।` : 'लोन और ब्याज सरेंडर मूल्य से ज़्यादा हैं।',
  'close-to-value': ({ date }) =>
    date
      ? `लोन और ब्याज सरेंडर मूल्य के करीब हैं। भुगतान न होने पर ${date} को वे उससे ज़्यादा हो जाएँगे।`
      : 'लोन और ब्याज सरेंडर मूल्य के करीब हैं।',
  'below-value': ({ from }) =>
    from ? `भुगतान न होने पर लोन और ब्याज ${from} को सरेंडर मूल्य के करीब पहुँच जाएँगे।` : 'लोन और ब्याज सरेंडर मूल्य के करीब नहीं पहुँचते।',
};

export const topUp: Texts<TopUpReason, TopUpValues> = {
  'not-offered': () => 'इस पॉलिसी में टॉप-अप नहीं हो सकता।',
  'payment-blocked': () => 'इस पॉलिसी के लिए ऑनलाइन भुगतान बंद है।',
  'not-premium-paying': () => 'टॉप-अप तभी हो सकता है जब प्रीमियम चुकाए जा रहे हों।',
  'premium-overdue': () => 'टॉप-अप से पहले सभी देय प्रीमियम चुकाने होते हैं।',
  'last-five-years': () => 'पॉलिसी के आख़िरी पाँच वर्षों में टॉप-अप नहीं हो सकता।',
  'above-premiums-paid': () => 'सभी टॉप-अप मिलाकर अब तक भरे गए प्रीमियम से ज़्यादा नहीं हो सकते।',
  'below-minimum': ({ minimum }) => `टॉप-अप कम से कम ${minimum} का होता है।`,
  'above-maximum': ({ maximum }) => `टॉप-अप ज़्यादा से ज़्यादा ${maximum} का होता है।`,
  'not-in-steps': ({ step }) => `टॉप-अप ${step} के गुणक में होना चाहिए।`,
  accepted: ({ minimum, maximum }) => `${minimum} से ${maximum} तक टॉप-अप हो सकता है।`,
};

export const reversal: Texts<ReversalLimit, ReversalValues> = {
  limited: ({ days, perDay }) =>
    `अगर कार्ड या UPI से पैसे कट गए हैं, तो बैंक उन्हें ${days} दिन में लौटा देता है। उसके बाद देरी के हर दिन के लिए बैंक ${perDay} देता है।`,
  unlimited: () => 'अगर कार्ड या UPI से पैसे कट गए हैं, तो बैंक उन्हें लौटा देता है।',
};

export const takenBack: Texts<Reversal['reason'], TakenBackValues> = {
  chargeback: ({ date }) => `भुगतान करने वाले के बैंक ने ${date} को पैसे वापस ले लिए। यह भुगतान और इसकी रसीद अब मान्य नहीं हैं।`,
  return: ({ date }) => `बैंक ने ${date} को यह डेबिट लौटा दिया। यह भुगतान और इसकी रसीद अब मान्य नहीं हैं।`,
};

export const topUpTax: Texts<TopUpTaxReason> = {
  'above-share': () =>
    'इस टॉप-अप के साथ वर्ष के प्रीमियम बीमा राशि के उस हिस्से से ज़्यादा हो जाते हैं जिसकी टैक्स क़ानून में छूट है। तब मैच्योरिटी पर मिलने वाली राशि टैक्स-मुक्त नहीं रहेगी।',
  'above-unit-linked-limit': () =>
    'इस टॉप-अप के साथ यूनिट-लिंक्ड पॉलिसियों के प्रीमियम टैक्स क़ानून की सालाना सीमा से ज़्यादा हो जाते हैं। तब मैच्योरिटी पर मिलने वाली राशि टैक्स-मुक्त नहीं रहेगी।',
  'within-limits': () => 'सिर्फ़ इस टॉप-अप से मैच्योरिटी पर मिलने वाली राशि पर टैक्स नहीं लगता।',
};

export const fundSplit: Texts<FundSplitReason, FundSplitValues> = {
  'no-share': () => 'कम से कम एक फ़ंड का हिस्सा भरना ज़रूरी है।',
  'not-whole': () => 'हिस्से 0 से 100 तक के पूरे प्रतिशत होते हैं।',
  'unknown-fund': () => 'इनमें से एक फ़ंड में अभी पैसा नहीं लगता।',
  twice: () => 'हर फ़ंड सूची में एक ही बार आता है।',
  'below-100': ({ rest }) => `हिस्सों का जोड़ 100 % होना चाहिए। अभी ${rest} % कम है।`,
  'above-100': ({ over }) => `हिस्सों का जोड़ 100 % होना चाहिए। अभी ${over} % ज़्यादा है।`,
  accepted: () => 'हिस्सों का जोड़ 100 % है।',
};

export const lateFee: Texts<LateFeeStep['id'], LateFeeValues> = {
  'up-to-60-days': () => '60 दिन तक की देरी पर लेट फ़ीस नहीं लगती।',
  '61-to-180-days': ({ percent }) => `61 से 180 दिन की देरी पर लेट फ़ीस ${percent} % सालाना है।`,
  'over-180-days': ({ percent }) => `180 दिन से ज़्यादा की देरी पर लेट फ़ीस ${percent} % सालाना है।`,
};
