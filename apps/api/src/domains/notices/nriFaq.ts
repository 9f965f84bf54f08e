import { handler, ok } from '../../platform/contract/handler.ts';
import { fillBrand } from '../content/public.ts';
import { findNriQuestions } from './store.ts';

export default handler('nriFaq', async ({ body }, { db, config }) => {
  const rows = await findNriQuestions(db, body.language ?? 'en');
  return ok({
    questions: rows.map((row) => {
      const { id, topic_title: category, question, answer } = fillBrand(row, config.brand, row.language);
      return { id, category, question, answer };
    }),
  });
});
