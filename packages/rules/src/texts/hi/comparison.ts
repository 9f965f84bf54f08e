import type { ChoiceReason } from '../../comparison/choice-clauses.ts';
import type { UndoReason } from '../../comparison/choice-figures.ts';
import type { PolicyChoice } from '../../comparison/compared-policy.ts';
import type { ChoiceFigure, FigureRuleId } from '../../comparison/figure-rules.ts';
import type { FigureLine } from '../en/comparison.ts';
import type { Texts } from '../language.ts';

export const policyChoice: Texts<PolicyChoice> = {
  'keep-paying': () => 'पॉलिसी जारी रखना',
  'reduced-paid-up': () => 'प्रीमियम बंद करना',
  loan: () => 'पॉलिसी पर लोन लेना',
  'partial-withdrawal': () => 'एक हिस्सा निकालना',
  surrender: () => 'पॉलिसी सरेंडर करना',
  revival: () => 'पॉलिसी फिर चालू करना',
};

export const choiceReason: Texts<ChoiceReason> = {
  'policy-ended': () => 'पॉलिसी समाप्त हो चुकी है, या दावा दर्ज है।',
  matured: () => 'पॉलिसी की मैच्योरिटी हो चुकी है। मैच्योरिटी राशि दी जाती है।',
  'annuity-in-payment': () => 'पेंशन मिलनी शुरू हो चुकी है।',
  restricted: () => 'पॉलिसी पर लगी रोक के कारण यह संभव नहीं है।',
  lapsed: () => 'प्रीमियम बकाया रहा, इसलिए पॉलिसी लैप्स है।',
  'already-reduced': () => 'बीमा कवर पहले ही घट चुका है।',
  'not-in-force': () => 'पॉलिसी चालू नहीं है।',
  'nothing-to-pay': () => 'सभी प्रीमियम भरे जा चुके हैं।',
  'set-aside': () => 'पॉलिसी अभी लॉक-इन में है। प्रीमियम बंद होने पर बीमा कवर समाप्त होता है और फ़ंड अलग रखा जाता है।',
  'no-value-yet': () => 'इस पॉलिसी का कोई सरेंडर मूल्य नहीं है।',
  open: () => 'आज संभव है।',
};

export const choiceFigure: Texts<ChoiceFigure> = {
  cash: () => 'अभी नकद',
  cover: () => 'बीमित व्यक्ति की मृत्यु पर',
  maturity: () => 'मैच्योरिटी पर गारंटीड',
  assumed: () => 'मैच्योरिटी पर अनुमान, गारंटी नहीं',
  cost: () => 'ख़र्च',
  tax: () => 'अभी आयकर',
  undo: () => 'वापस लेना',
};

export const figureRule: Texts<FigureRuleId> = {
  'no-cash': () => 'कोई पैसा नहीं मिलता।',
  'loan-cash': () => 'सरेंडर मूल्य का एक हिस्सा। पहले से बकाया लोन इसमें से घटता है। ऊपर चुनी राशि इसी के भीतर है।',
  'fund-cash': () => 'यूनिट उस दिन की कीमत पर बिकती हैं, इसलिए राशि अलग हो सकती है।',
  'fund-later': () =>
    'लॉक-इन में फ़ंड एक शुल्क घटाकर अलग रखा जाता है। उस पर कम से कम 4 % सालाना मिलता है, और वह लॉक-इन के बाद दिया जाता है।',
  'surrender-cash': () => 'गारंटीड और विशेष सरेंडर मूल्य में से जो ज़्यादा हो, और पेड-अप एडिशन। लोन, ब्याज और टैक्स घटते हैं।',
  'whole-cover': () => 'बीमा राशि, जिसमें से बकाया लोन घटता है।',
  'reduced-cover': () => 'बीमा राशि गुणा भरे गए प्रीमियम, भाग कुल प्रीमियम, और अब तक के बोनस। इसमें से बकाया लोन घटता है।',
  'linked-cover': () =>
    'तीन में से सबसे ज़्यादा: बीमा राशि, जिसमें से पिछले दो साल में निकाली गई राशि घटती है; फ़ंड वैल्यू; भरे गए प्रीमियम का 105 %।',
  'cover-ends': () => 'पॉलिसी समाप्त होती है, और आगे कुछ नहीं मिलता।',
  guaranteed: () => 'बीमा राशि और अब तक के बोनस। लोन न चुकाने पर वह पूरे ब्याज के साथ घटता है।',
  'no-guarantee': () => 'यह प्लान मैच्योरिटी पर कोई गारंटी नहीं देता।',
  illustrated: () => 'प्लान के ख़र्च के बाद 4 % और 8 % सालाना रिटर्न पर जो मिलता। न इनकी गारंटी है, न ये सीमा हैं।',
  'not-illustrated': () => 'इस प्लान का अनुमान नहीं दिया जाता।',
  premiums: () => 'एक साल के प्रीमियम, आज के GST के साथ।',
  'premiums-and-interest': () => 'एक साल के प्रीमियम, आज के GST के साथ, और नए लोन का एक साल का ब्याज।',
  'revival-cost': () => 'सभी बकाया प्रीमियम, GST और लेट फ़ीस के साथ। उसके बाद एक साल के प्रीमियम।',
  'no-cost': () => 'आगे कुछ नहीं भरना है।',
  'payout-tax': () => 'पेआउट प्रीमियम से जितना ज़्यादा है, उस पर टैक्स कटता है। टैक्स-मुक्त पेआउट पर नहीं कटता।',
  'no-income': () => 'कोई आय नहीं मिलती। लोन आय नहीं है।',
  undo: () => 'यह पॉलिसी की शर्तों से तय होता है।',
};

export const undo: Texts<UndoReason, { readonly until: string }> = {
  'any-time': () => 'कभी भी दूसरा विकल्प चुना जा सकता है।',
  'by-revival': ({ until }) => `पॉलिसी${until && ` ${until} तक`} फिर चालू की जा सकती है।`,
  'by-repayment': () => 'लोन कभी भी चुकाया जा सकता है।',
  'not-after-price': () => 'यूनिट बिकने के बाद नहीं।',
  'until-taken-up': () => 'काम शुरू होने तक अनुरोध वापस लिया जा सकता है। उसके बाद नहीं।',
};

export const figureLine: Texts<
  FigureLine,
  { readonly amount: string; readonly rate: number; readonly until: string; readonly count: number }
> = {
  none: () => 'कुछ नहीं',
  'at-rate': ({ amount, rate }) => `${rate} % पर: ${amount}`,
  until: ({ until: date }) => `${date} तक`,
  later: ({ amount, until: date }) => `${date} को कम से कम: ${amount}`,
  once: ({ amount }) => `अभी: ${amount}`,
  yearly: ({ amount }) => `साल में: ${amount}`,
  'premiums-left': ({ count }) => `बाकी प्रीमियम: ${count}`,
};
