import { needsHealthDeclaration } from '@lifedesk/rules';
import type { FindNotifications } from '../../contributions.ts';
import { type Language, m } from '../../platform/language.ts';
import { findSavedRevivals } from './store.ts';

function text([policy = '', ...others]: readonly string[], language: Language): string {
  const locale = { locale: language };
  return others.length === 0
    ? m.notification_declareHealth({ policy }, locale)
    : m.notification_declareHealthOfSeveral({ count: others.length + 1 }, locale);
}

/** A revival saved for later needs a health declaration once the policy has been without cover for long. */
export const findDeclarationNotification: FindNotifications = async (db, customerId, today, language) => {
  const saved = await findSavedRevivals(db, customerId);
  const policyNos = saved
    .filter(({ dueDate }) => needsHealthDeclaration(dueDate, today))
    .map(({ policyNo }) => policyNo);
  if (policyNos.length === 0) return {};
  return { healthDeclarationDue: { text: text(policyNos, language), policyNos, path: '/revival-scheme' } };
};
