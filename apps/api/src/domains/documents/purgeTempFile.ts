import { answer, sessionHandler } from '../../platform/contract/handler.ts';
import { purgeTemporary } from './temporary-files.ts';

export default sessionHandler('purgeTempFile', async ({ body, session }, deps) => {
  await purgeTemporary(deps, session, body.tempFileId);
  return answer(204, null);
});
