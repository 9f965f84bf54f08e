import type { Links } from '@lifedesk/journey';
import type { AnswerOf } from '@lifedesk/sdk';
import * as m from '../../texts.ts';

export type Question = AnswerOf<'interceptorPolicies'>['policiesData'][number];

/** The service that answers each kind of question, by its address. */
const answeredBy: Readonly<Record<string, string>> = {
  'date-of-incorporation-missing': 'date-of-incorporation',
  'fatca-missing': 'update-nationality',
  'bank-details-missing': 'neft-details',
  'contact-unconfirmed': 'update-mobile',
};

const words: Readonly<Record<string, (() => string) | undefined>> = {
  'date-of-incorporation-missing': m.companyDashboard_doiMissing,
  'fatca-missing': m.companyDashboard_fatcaMissing,
  'bank-details-missing': m.companyDashboard_bankMissing,
  'contact-unconfirmed': m.companyDashboard_contactMissing,
};

/** Where a company answers a question; undefined if no service for companies does. */
export function answerHref({ reason }: Question, href: Links['href']): string | undefined {
  const service = answeredBy[reason];
  return service && href(service);
}

/** A question in words. The server may have new kinds, which get a general text. */
export function questionWords({ reason }: Question): string {
  return (words[reason] ?? m.companyDashboard_somethingMissing)();
}

/**
 * The question that keeps the dashboard closed until it is answered. One that cannot be answered here does not: no
 * company is locked out over something that only a phone call settles.
 */
export function blockingQuestion(questions: readonly Question[], href: Links['href']): Question | undefined {
  return questions.find((question) => question.mustAnswer && answerHref(question, href) !== undefined);
}
