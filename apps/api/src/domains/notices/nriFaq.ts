import { todayInIndia } from '@lifedesk/rules';
import { handler, ok } from '../../platform/contract/handler.ts';
import { fillTexts } from '../content/public.ts';
import { findNriQuestions } from './store.ts';

export default handler('nriFaq', async ({ body }, { db, clock, config }) => {
  const rows = await findNriQuestions(db, body.language ?? 'en');
  return ok({
    questions: rows.map((row) => {
      const {
        id,
        topic_title: category,
        question,
        answer,
      } = fillTexts(row, {
        brand: config.brand,
        language: row.language,
        today: todayInIndia(clock.now()),
      });
      return { id, category, question, answer };
    }),
  });
});
