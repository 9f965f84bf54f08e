import { type Language, m } from '../../platform/language.ts';
import { noticeSentence, type SmsContent } from '../../platform/sms/render-sms.ts';
import { NOTICES, type NoticeTemplate } from '../../platform/sms/sms-templates.ts';

/** The stages about which customers get a message. */
export type NotifiedStage = 'received' | 'information-needed' | 'completed' | 'declined';

interface Facts {
  ticket: string;
  service: string;
  /** DD/MM/YYYY. */
  promisedOn: string;
  /** Whether payouts are held after it. */
  pausesPayouts: boolean;
}

const variablesOf = ({ service, ticket, promisedOn }: Facts) => [service, ticket, promisedOn];

function templateOf(stage: NotifiedStage, { pausesPayouts }: Facts): NoticeTemplate {
  if (stage === 'information-needed') return 'request-information-needed';
  return pausesPayouts ? `request-${stage}-payouts-wait` : `request-${stage}`;
}

/** The SMS about a request. */
export function requestSms(facts: Facts, stage: NotifiedStage, language: Language): SmsContent<NoticeTemplate> {
  const template = templateOf(stage, facts);
  return { template, language, variables: variablesOf(facts).slice(0, NOTICES[template].variables.length) };
}

/** The subject and paragraphs of the email about a request. */
export function requestLetter(facts: Facts, stage: NotifiedStage, language: Language) {
  const { service, ticket, pausesPayouts } = facts;
  return {
    subject: `${service}: ${ticket}`,
    parts: [
      noticeSentence(requestSms(facts, stage, language)),
      ...(pausesPayouts ? [m.sms_payoutsHeld({}, { locale: language })] : []),
    ],
  };
}
