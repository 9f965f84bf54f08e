import type { Language } from '../../platform/database/tables/content.ts';
import { fillIn, type SmsContent } from '../../platform/sms/render-sms.ts';
import { PAYOUTS_WAIT, REQUEST_SENTENCES, SMS_TEMPLATES, type SmsTemplate } from '../../platform/sms/sms-templates.ts';

/** The stages about which customers get a message. */
export type NotifiedStage = keyof typeof REQUEST_SENTENCES;

interface Facts {
  ticket: string;
  service: string;
  /** DD/MM/YYYY. */
  promisedOn: string;
  /** Whether payouts are held after it. */
  pausesPayouts: boolean;
}

const variablesOf = ({ service, ticket, promisedOn }: Facts) => [service, ticket, promisedOn];

function templateOf(stage: NotifiedStage, { pausesPayouts }: Facts): SmsTemplate {
  if (stage === 'information-needed') return 'request-information-needed';
  return pausesPayouts ? `request-${stage}-payouts-wait` : `request-${stage}`;
}

/** The SMS about a request. */
export function requestSms(facts: Facts, stage: NotifiedStage, language: Language): SmsContent {
  const template = templateOf(stage, facts);
  return { template, language, variables: variablesOf(facts).slice(0, SMS_TEMPLATES[template].variables.length) };
}

/** The subject and paragraphs of the e-mail about a request. */
export function requestLetter(facts: Facts, stage: NotifiedStage, language: Language) {
  const sentence = fillIn(REQUEST_SENTENCES[stage][language], variablesOf(facts));
  return {
    subject: `${facts.service}: ${facts.ticket}`,
    parts: [sentence, ...(facts.pausesPayouts ? [PAYOUTS_WAIT[language]] : [])],
  };
}
