import { todayInIndia } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { answerOnce } from './answer-once.ts';
import { toAnswered } from './answered-dto.ts';
import { withdrawalOf } from './application-dto.ts';
import { endWithoutPolicy } from './change-stage.ts';
import { informNewBusiness } from './news.ts';
import { announceStage } from './notices.ts';
import { findBlocks, findDeposit } from './store.ts';

export default sessionHandler('withdrawApplication', async (call, deps) => {
  const { applicationNo, back } = call.body;
  const answer = await answerOnce(deps, call, {
    operation: 'withdrawApplication',
    schema: 'AnsweredApplication',
    async run({ transaction, queue, application }) {
      const blocks = await findBlocks(transaction, applicationNo);
      const deposit = await findDeposit(transaction, applicationNo);
      const terms = withdrawalOf({ row: application, blocks, deposit }, todayInIndia(deps.clock.now()));
      if (!terms) throw problem('stage');
      if (terms.back !== back) throw problem('amount-refused', { detail: 'The amount that comes back has changed.' });
      await endWithoutPolicy(deps, transaction, application, 'withdrawn');
      await announceStage(deps, transaction, queue, application);
      await informNewBusiness(deps, transaction, queue, { event: 'application-withdrawn', applicationNo });
      return toAnswered(deps, transaction, applicationNo);
    },
  });
  return ok(answer);
});
