import type { Language } from '../../platform/database/tables/content.ts';

/** The stages that a customer gets a message about. */
export type ToldStage = 'received' | 'information-needed' | 'completed' | 'declined';

interface Facts {
  ticket: string;
  service: string;
  /** DD/MM/YYYY. */
  promisedOn: string;
  insurer: string;
  phone: string;
  /** Whether payouts wait after it. */
  pausesPayouts: boolean;
}

interface Texts {
  sms(facts: Facts, stage: ToldStage): string;
  subject(facts: Facts, stage: ToldStage): string;
  parts(facts: Facts, stage: ToldStage): readonly (string | readonly (readonly [string, string])[])[];
}

const EN: Readonly<Record<ToldStage, (facts: Facts) => string>> = {
  received: ({ service, ticket, promisedOn }) =>
    `${service}: we have your request ${ticket} and will settle it by ${promisedOn}.`,
  'information-needed': ({ service, ticket }) =>
    `${service}: your request ${ticket} needs something from you. Please look at it on the portal.`,
  completed: ({ service, ticket }) => `${service}: your request ${ticket} is done.`,
  declined: ({ service, ticket }) =>
    `${service}: we could not do what request ${ticket} asks for. The portal says why.`,
};
const HI: Readonly<Record<ToldStage, (facts: Facts) => string>> = {
  received: ({ service, ticket, promisedOn }) =>
    `${service}: हमें आपका अनुरोध ${ticket} मिल गया है और हम इसे ${promisedOn} तक पूरा करेंगे।`,
  'information-needed': ({ service, ticket }) =>
    `${service}: आपके अनुरोध ${ticket} के लिए आपसे कुछ चाहिए। कृपया पोर्टल पर देखें।`,
  completed: ({ service, ticket }) => `${service}: आपका अनुरोध ${ticket} पूरा हो गया है।`,
  declined: ({ service, ticket }) => `${service}: अनुरोध ${ticket} पूरा नहीं हो सका। कारण पोर्टल पर है।`,
};

const PAUSE = {
  en: 'For your safety payouts wait for some days after this change.',
  hi: 'आपकी सुरक्षा के लिए इस बदलाव के बाद कुछ दिन भुगतान रुके रहेंगे।',
};

/** Messages to customers about their requests. */
export const REQUEST_TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    sms: (facts, stage) =>
      [
        `${facts.insurer}: ${EN[stage](facts)}`,
        ...(facts.pausesPayouts ? [PAUSE.en] : []),
        `Not you? Call ${facts.phone}.`,
      ].join(' '),
    subject: ({ service, ticket }) => `${service}: ${ticket}`,
    parts: (facts, stage) => [EN[stage](facts), ...(facts.pausesPayouts ? [PAUSE.en] : [])],
  },
  hi: {
    sms: (facts, stage) =>
      [
        `${facts.insurer}: ${HI[stage](facts)}`,
        ...(facts.pausesPayouts ? [PAUSE.hi] : []),
        `यह आपने नहीं किया? ${facts.phone} पर कॉल करें।`,
      ].join(' '),
    subject: ({ service, ticket }) => `${service}: ${ticket}`,
    parts: (facts, stage) => [HI[stage](facts), ...(facts.pausesPayouts ? [PAUSE.hi] : [])],
  },
};
