import type { RequestTypes } from '../requests/public.ts';

export default {
  'stop-payout': { name: { en: 'Stopped payout', hi: 'रोका गया पेआउट' }, movesMoney: true },
  'freelook-enquiry': { name: { en: 'Free-look enquiry', hi: 'फ़्री लुक की जानकारी' } },
  'freelook-request': {
    name: { en: 'Return of a policy', hi: 'पॉलिसी की वापसी' },
    promise: 'free-look-refund',
    movesMoney: true,
    changes: { 'policy-return': { en: 'Refund for a returned policy', hi: 'लौटाई गई पॉलिसी का रिफ़ंड' } },
  },
  'surrender-enquiry': { name: { en: 'Surrender enquiry', hi: 'सरेंडर की जानकारी' } },
  'surrender-request': {
    name: { en: 'Surrender of a policy', hi: 'पॉलिसी का सरेंडर' },
    promise: 'surrender',
    movesMoney: true,
    changes: { surrender: { en: 'Surrender value', hi: 'सरेंडर मूल्य' } },
  },
  'pua-surrender': {
    name: { en: 'Cash for paid-up additions', hi: 'पेड-अप एडिशन का नकद मूल्य' },
    promise: 'surrender',
    movesMoney: true,
    changes: { 'paid-up-additions': { en: 'Paid-up additions', hi: 'पेड-अप एडिशन' } },
  },
  'unclaimed-amount': {
    name: { en: 'Claim of an unclaimed amount', hi: 'बिना दावे की राशि का दावा' },
    movesMoney: true,
    changes: { 'unclaimed-amount': { en: 'Unclaimed amount', hi: 'बिना दावे की राशि' } },
  },
  'e-loan': {
    name: { en: 'Loan on a policy', hi: 'पॉलिसी पर लोन' },
    movesMoney: true,
    changes: {
      loan: { en: 'Owed on the loan', hi: 'लोन का बकाया' },
      occupation: { en: 'Occupation', hi: 'काम या पेशा' },
      income: { en: 'Yearly income', hi: 'सालाना आय' },
    },
  },
} satisfies RequestTypes;
