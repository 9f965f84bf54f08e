import { compareChoices } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { storeTemporarily } from '../documents/public.ts';
import { loadCompared } from './compared.ts';
import { comparisonSheet } from './comparison-sheet.ts';

export default sessionHandler('comparisonDocument', async ({ body, session }, deps) => {
  const compared = await loadCompared(deps, session, body);
  const { loan, withdrawal, language = 'en' } = body;
  const comparison = compareChoices(compared.policy, { loan, withdrawal }, compared.today);
  const edition = { brand: deps.config.brand, language };
  const content = await comparisonSheet(edition, compared, comparison, deps.clock.now());
  return ok(await storeTemporarily(deps, session, { fileName: `comparison-${compared.row.policy_no}.pdf`, content }));
});
