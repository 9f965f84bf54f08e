import fc from 'fast-check';
import { applyAnswer } from '../../../back-office/apply-answer.ts';
import { BackOfficeProblem } from '../../../back-office/back-office-problem.ts';
import { defineCommand } from '../command.ts';
import { TAXED } from '../services.ts';
import type { Task } from '../task.ts';
import { code, upload } from './change.ts';
import { perhapsAtOnce } from './confirm.ts';
import { round } from './time.ts';

/** Dev, who lives abroad. */
const TAXPAYER = 3;
const node = fc.nat(1);

/**
 * A customer requests a GST refund, with one click or two, in one tab or two; it may have arrived before anything else
 * happens.
 */
export const askForGst = defineCommand({
  weight: 2,
  args: fc.record({ node, clicks: fc.constantFrom(1, 2), tabs: fc.constantFrom(1, 2), atOnce: fc.boolean() }),
  async begin(history, { node, clicks, tabs, atOnce }) {
    const person = history.person(TAXPAYER);
    const session = await history.open(person);
    const tasks = Array.from({ length: tabs }, (_, tab): Task => {
      const key = history.newKey();
      const at = history.node(node + tab);
      const task: Task = {
        words: `${person.name} requests a GST refund`,
        history,
        person,
        session,
        async run() {
          const listed = await history.call(at, 'gstRefundEligible', {}, { ...session });
          if (listed.statusCode !== 200) return;
          const { policies, otpToken } = listed.json();
          const [policy] = policies;
          const uploadId = policy && (await upload(history, at, task, 'payment-proof'));
          const sent = uploadId && (await code(history, at, task, otpToken, person.mobile));
          if (!sent) return;
          const body = { policyNo: TAXED, amount: policy.amount, isDeclared: true, uploadId, ...sent } as const;
          await Promise.all(
            Array.from({ length: clicks }, (_, n) =>
              history.call(history.node(node + n), 'submitGstRefund', body, { ...session, key }),
            ),
          );
        },
      };
      return task;
    });
    return perhapsAtOnce(history, tasks, atOnce);
  },
});

/**
 * Staff decide the latest request; the answer may be posted twice, two of them may decide at once, or it may happen
 * before anything else.
 */
export const answerRequest = defineCommand({
  weight: 2,
  args: fc.record({
    node,
    times: fc.constantFrom(1, 2, 2),
    isSame: fc.boolean(),
    outcome: fc.constantFrom('approved', 'approved', 'approved', 'rejected'),
    atOnce: fc.boolean(),
  }),
  async begin(history, { node, times, isSame, outcome, atOnce }) {
    const { db } = history.world;
    const request = await db
      .selectFrom('service_request as r')
      .innerJoin('customer as c', 'c.id', 'r.customer_id')
      .select(['r.ticket', 'r.type'])
      .where('c.client_id', 'like', '4099%')
      .where('r.type', 'in', [
        'gst-refund',
        'deactivate-auto-debit',
        'pua-surrender',
        'stop-payout',
        'surrender-request',
        'digital-living-certificate',
      ])
      .where('r.state', '=', 'received')
      .orderBy('r.made_at', 'desc')
      .orderBy('r.ticket')
      .executeTakeFirst();
    if (!request) return [];
    const { ticket, type } = request;
    const answer = {
      ticket,
      outcome,
      maker: 'EMP-1',
      checker: 'EMP-2',
      at: history.world.now().toISOString(),
    } as const;
    const note = outcome === 'rejected' ? { note: 'The statement shows another amount.' } : {};
    const first = history.newKey();
    const others = Array.from({ length: times }, () => history.newKey());
    const tasks = Array.from({ length: times }, (_, n) =>
      round(history, node + n, `receives an answer about ${type}: ${outcome}`, async (deps) => {
        try {
          await applyAnswer(deps, { ...answer, ...note, answerId: isSame ? first : (others[n] ?? first) });
        } catch (error) {
          if (!(error instanceof BackOfficeProblem)) throw error;
        }
      }),
    );
    return perhapsAtOnce(history, tasks, atOnce);
  },
});
