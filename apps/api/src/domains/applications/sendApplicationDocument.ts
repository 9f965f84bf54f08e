import { decisionClock, isEndedApplication, todayInIndia } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import { problem } from '../../platform/problem.ts';
import { claimUpload } from '../uploads/public.ts';
import { answerOnce } from './answer-once.ts';
import { changeStage } from './change-stage.ts';
import { setPaper, startClock } from './changes.store.ts';
import { informNewBusiness } from './news.ts';
import { countNeededPapers, findPaperState } from './store.ts';

export default sessionHandler('sendApplicationDocument', async (call, deps) => {
  const { applicationNo, documentKind, uploadId } = call.body;
  const answer = await answerOnce(deps, call, {
    operation: 'sendApplicationDocument',
    schema: 'SentApplicationDocument',
    async run({ transaction, queue, application }) {
      if (isEndedApplication(application.stage)) throw problem('stage');
      const state = await findPaperState(transaction, applicationNo, documentKind);
      if (state !== 'needed' && state !== 'refused') throw problem('stage');
      const now = deps.clock.now();
      const { fileKey, fileName, contentType } = await claimUpload(deps, transaction, call.session, {
        uploadId,
        purpose: 'application-document',
        pointer: '/uploadId',
      });
      await setPaper(transaction, applicationNo, documentKind, {
        sent_at: now,
        file_key: fileKey,
        file_name: fileName,
        content_type: contentType,
      });
      const stillNeeded = await countNeededPapers(transaction, applicationNo);
      const today = todayInIndia(now);
      if (stillNeeded === 0) {
        // the time to decide starts again with the last paper
        await startClock(transaction, applicationNo, today);
        if (application.stage === 'documents') await changeStage(deps, transaction, application, 'underwriting');
      }
      const news = { event: 'paper-received', applicationNo, documentKind, stillNeeded } as const;
      await informNewBusiness(deps, transaction, queue, news);
      const clock = stillNeeded === 0 ? decisionClock(today, today) : null;
      return {
        applicationNo,
        documentKind,
        sentAt: now.toISOString(),
        stillNeeded,
        ...(clock && { answerBy: clock.answerBy }),
      };
    },
  });
  return ok(answer);
});
