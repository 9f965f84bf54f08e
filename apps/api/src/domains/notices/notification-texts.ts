import type { Language } from '../../platform/database/tables/content.ts';

interface Texts {
  /** `date` is DD/MM/YYYY. */
  premiumDue: (count: number, date: string) => string;
  premiumOverdue: (count: number, date: string) => string;
  policyLapsed: (count: number) => string;
  paymentInProcess: string;
  nationalityMissing: string;
  panMissing: string;
  panNotValidated: string;
  bankDetailsMissing: string;
  bankDetailsRejected: string;
  requestWaiting: (count: number) => string;
  lifeCertificateDue: (date: string) => string;
  dateOfIncorporationMissing: string;
}

/** What the notifications say, for apps that have no words of their own. */
export const NOTIFICATION_TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    premiumDue: (count, date) =>
      count === 1 ? `A premium is due on ${date}.` : `Premiums of ${count} policies are due, the first on ${date}.`,
    premiumOverdue: (count, date) =>
      count === 1
        ? `A premium was due on ${date} and has not been paid.`
        : `Premiums of ${count} policies are due, the oldest since ${date}.`,
    policyLapsed: (count) => (count === 1 ? 'A policy has lapsed.' : `${count} policies have lapsed.`),
    paymentInProcess: 'Your bank is still working on a payment. Please do not pay again.',
    nationalityMissing: 'Please tell us your nationality and tax residence.',
    panMissing: 'Please give us your PAN.',
    panNotValidated: 'Your PAN could not be validated. Please check it.',
    bankDetailsMissing: 'Please give us the bank account for payouts.',
    bankDetailsRejected: 'Your bank account could not be verified. Please give the details again.',
    requestWaiting: (count) =>
      count === 1 ? 'A request needs something from you.' : `${count} requests need something from you.`,
    lifeCertificateDue: (date) => `Your life certificate is due by ${date}.`,
    dateOfIncorporationMissing: 'Please give us the date of incorporation.',
  },
  hi: {
    premiumDue: (count, date) =>
      count === 1 ? `${date} को एक प्रीमियम देय है।` : `${count} पॉलिसियों के प्रीमियम देय हैं, पहला ${date} को।`,
    premiumOverdue: (count, date) =>
      count === 1
        ? `${date} को देय एक प्रीमियम का भुगतान नहीं हुआ है।`
        : `${count} पॉलिसियों के प्रीमियम देय हैं, सबसे पुराना ${date} से।`,
    policyLapsed: (count) => (count === 1 ? 'एक पॉलिसी व्यपगत हो गई है।' : `${count} पॉलिसियाँ व्यपगत हो गई हैं।`),
    paymentInProcess: 'आपका बैंक अभी एक भुगतान पर काम कर रहा है। कृपया दोबारा भुगतान न करें।',
    nationalityMissing: 'कृपया अपनी राष्ट्रीयता और कर निवास बताएँ।',
    panMissing: 'कृपया अपना पैन दर्ज करें।',
    panNotValidated: 'आपके पैन का सत्यापन नहीं हो सका। कृपया उसे जाँचें।',
    bankDetailsMissing: 'कृपया भुगतान पाने के लिए बैंक खाता दर्ज करें।',
    bankDetailsRejected: 'आपके बैंक खाते का सत्यापन नहीं हो सका। कृपया विवरण फिर से दें।',
    requestWaiting: (count) => (count === 1 ? 'एक अनुरोध के लिए आपसे कुछ चाहिए।' : `${count} अनुरोधों के लिए आपसे कुछ चाहिए।`),
    lifeCertificateDue: (date) => `आपका जीवन प्रमाण-पत्र ${date} तक देना है।`,
    dateOfIncorporationMissing: 'कृपया निगमन की तारीख दर्ज करें।',
  },
};
