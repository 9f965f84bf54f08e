import { handler, ok } from '../../platform/contract/handler.ts';
import { recommend } from './recommend.ts';

export default handler('recommendedPlansPublic', async ({ body: { answers, ownKey } }, deps) =>
  ok(await recommend(deps, { kind: 'public', ownKey }, answers)),
);
