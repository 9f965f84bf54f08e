import { medicalPreparation, medicalTests } from '@lifedesk/rules';
import { medicalPreparationText, medicalTestText } from '@lifedesk/rules/texts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { inEveryLanguage } from '../../platform/language.ts';
import { problem } from '../../platform/problem.ts';
import { storeTemporarily } from '../documents/public.ts';
import { medicalCardSheet } from './medical-card-sheet.ts';
import { ownApplication } from './own-application.ts';

export default sessionHandler('applicationMedicalCard', async ({ body, session }, deps) => {
  const { row } = await ownApplication(deps, session, body.applicationNo);
  const { medical_category: category, medical_code: code, medical_centre: centre, medical_start: start } = row;
  if (row.stage !== 'medical' || category === null || code === null) throw problem('stage');
  const card = {
    name: row.life_assured_name,
    applicationNo: row.application_no,
    category,
    tests: medicalTests(category).map((test) => inEveryLanguage((_, { locale }) => medicalTestText(test, locale))),
    ...(centre !== null && { centre }),
    ...(start && { start: start.toISOString() }),
    preparation: medicalPreparation(category).map((preparation) =>
      inEveryLanguage((_, { locale }) => medicalPreparationText(preparation, locale)),
    ),
    code,
  };
  const now = deps.clock.now();
  const { language = 'en' } = body;
  const content = await medicalCardSheet({ brand: deps.config.brand, language }, card, now);
  const fileName = `medical-card-${row.application_no}.pdf`;
  return ok({ card, document: await storeTemporarily(deps, session, { fileName, content }) });
});
