import { handler, ok } from '../../contract/handler.ts';
import { insertForm } from './content.store.ts';

const PREFIX = { 'call-back': 'CB', feedback: 'FB' } as const;

export default handler('contentForm', async ({ body }, { db, clock, ids }) => {
  const reference = `${PREFIX[body.form]}-${ids.digits(10)}`;
  await insertForm(db, reference, body, clock.now());
  return ok({ reference });
});
