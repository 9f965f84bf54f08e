import { needsHealthDeclaration } from '@lifedesk/rules';
import type { FindNotifications } from '../../contributions.ts';
import type { Language } from '../../platform/database/tables/content.ts';
import { findSavedRevivals } from './store.ts';

const TEXTS: Readonly<Record<Language, (policyNos: readonly string[]) => string>> = {
  en: ([first, ...others]) =>
    others.length === 0
      ? `You saved a revival of policy ${first}. Declare your health to continue.`
      : `You saved revivals of ${others.length + 1} policies. Declare your health to continue.`,
  hi: ([first, ...others]) =>
    others.length === 0
      ? `आपने पॉलिसी ${first} को फिर चालू करने का विकल्प सेव किया है। आगे बढ़ने के लिए सेहत की घोषणा करें।`
      : `आपने ${others.length + 1} पॉलिसियों को फिर चालू करने का विकल्प सेव किया है। आगे बढ़ने के लिए सेहत की घोषणा करें।`,
};

/** A revival saved for later needs a health declaration once the policy has been without cover for long. */
export const findDeclarationNotification: FindNotifications = async (db, customerId, today, language) => {
  const saved = await findSavedRevivals(db, customerId);
  const policyNos = saved
    .filter(({ dueDate }) => needsHealthDeclaration(dueDate, today))
    .map(({ policyNo }) => policyNo);
  if (policyNos.length === 0) return {};
  return { healthDeclarationDue: { text: TEXTS[language](policyNos), policyNos, path: '/revival-scheme' } };
};
