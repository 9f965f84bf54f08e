import type { BorrowReason } from '../../loan/can-borrow.ts';
import type { LoanAmountReason } from '../../loan/loan-offer.ts';
import type { Texts } from '../language.ts';

export const borrow: Texts<BorrowReason> = {
  'policy-ended': () => 'पॉलिसी समाप्त हो चुकी है, या दावा दर्ज है।',
  matured: () => 'पॉलिसी की मैच्योरिटी हो चुकी है। उसकी मैच्योरिटी राशि दी जाती है।',
  'unit-linked-plan': () => 'क़ानून के अनुसार यूनिट-लिंक्ड पॉलिसी पर लोन नहीं मिलता।',
  'no-loan-on-plan': () => 'इस प्लान में लोन नहीं मिलता।',
  'not-in-force': () => 'पॉलिसी लैप्स हो गई है। पहले उसे फिर चालू कराएँ।',
  'no-surrender-value': () => 'लोन के लिए अभी बहुत कम प्रीमियम भरे गए हैं।',
  'payout-requested': () => 'इस पॉलिसी से एक लोन या दूसरा पेआउट अभी चल रहा है। पहले वह पूरा होगा।',
  'limit-reached': () => 'पॉलिसी पर जितना लोन मिल सकता है, वह पूरा लिया जा चुका है।',
  'below-least': () => 'अब जितना लोन बचा है, वह इस प्लान के सबसे छोटे लोन से कम है।',
  'loan-possible': () => 'लोन मिल सकता है।',
};

export const loanAmount: Texts<LoanAmountReason, { minimum: string; maximum: string }> = {
  'below-least': ({ minimum }) => `लोन कम से कम ${minimum} का होता है।`,
  'above-most': ({ maximum }) => `आज ज़्यादा से ज़्यादा ${maximum} का लोन मिल सकता है।`,
  'amount-accepted': ({ minimum, maximum }) => `${minimum} से ${maximum} तक कितना भी लोन मिल सकता है।`,
};
