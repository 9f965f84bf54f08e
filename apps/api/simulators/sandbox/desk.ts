import type { Deps } from '../../src/deps.ts';
import { moveOn } from '../../src/domains/requests/carry-on.ts';
import { applyDeclaration } from '../../src/domains/requests/fatca.ts';
import type { RequestRow } from '../../src/domains/requests/store.ts';
import type { Db } from '../../src/platform/database/connect.ts';
import type { Job } from '../../src/platform/jobs/jobs.ts';

/** So long the desk takes to settle what it has in hand, by the sandbox's clock. */
const TAKES_MS = 2 * 86_400_000;

const NOTES = {
  en: 'We have looked at it and settled it. Thank you for your patience.',
  hi: 'हमने इसे देख लिया है और पूरा कर दिया है। आपके धैर्य के लिए धन्यवाद।',
} as const;

/** The people of the customer desk, as the sandbox plays them: two days after a request was made it is settled. */
export function deskJob(deps: Deps): Job {
  const { db, clock } = deps;
  return {
    name: 'customer desk',
    everyMs: 15_000,
    async run() {
      const due = await db
        .selectFrom('service_request as r')
        .innerJoin('customer as c', 'c.id', 'r.customer_id')
        .select(['r.ticket', 'c.language'])
        .where('r.state', '=', 'in-progress')
        .where('r.made_at', '<=', new Date(clock.now().getTime() - TAKES_MS))
        .orderBy('r.made_at')
        .limit(50)
        .execute();
      for (const { ticket, language } of due)
        await moveOn(deps, ticket, {
          from: ['in-progress'],
          to: 'completed',
          stage: 'completed',
          note: NOTES[language],
          tell: 'completed',
          effect: accept,
        });
    },
  };
}

/** What was waiting for somebody to look at it: the desk of the sandbox finds everything in order. */
async function accept(transaction: Db, { type, customer_id, payload, settled_at }: RequestRow): Promise<void> {
  const customer = transaction.updateTable('customer').where('id', '=', customer_id);
  if (type === 'neft-details')
    await customer.set({ neft_qc_status: 'verified' }).where('neft_qc_status', '=', 'pending').execute();
  if (type === 'update-nationality' && settled_at) {
    await applyDeclaration(transaction, String(payload.declarationId), settled_at);
    // A payout that was held back for it is free.
    await transaction
      .deleteFrom('policy_hold')
      .where('reason', '=', 'nationality')
      .where('policy_no', 'in', (q) =>
        q.selectFrom('policy').select('policy_no').where('customer_id', '=', customer_id),
      )
      .execute();
  }
}
