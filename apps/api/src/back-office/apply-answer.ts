import { createHash } from 'node:crypto';
import type { components } from '@lifedesk/contract/back-office';
import type { Deps } from '../deps.ts';
import { type Advance, requestAdvancer } from '../domains/requests/advance-request.ts';
import { EffectRefused } from '../domains/requests/effect-refused.ts';
import { BackOfficeProblem } from './back-office-problem.ts';
import { makerCheckerFault } from './maker-checker.ts';
import { findDigest, findMakers, insertAnswer, lockRequest } from './store.ts';

export type BackOfficeAnswer = components['schemas']['Answer'];

/** How much the clocks of the back office and of this server may differ: as much as for signatures. In milliseconds. */
const CLOCK_DIFFERENCE_MS = 300_000;

/** What each outcome does to a request. A late "taken up" after "more needed" is rejected. */
const ADVANCES: Readonly<Record<BackOfficeAnswer['outcome'], Advance>> = {
  'taken-up': { from: ['received'], to: 'in-progress', stage: 'under-review' },
  'more-needed': {
    from: ['received', 'in-progress'],
    to: 'waiting',
    stage: 'information-needed',
    message: 'information-needed',
  },
  approved: {
    from: ['received', 'in-progress', 'waiting'],
    to: 'completed',
    stage: 'completed',
    message: 'completed',
  },
  rejected: { from: ['received', 'in-progress', 'waiting'], to: 'declined', stage: 'declined', message: 'declined' },
};

/**
 * Applies an answer of the back office, with its effect, its audit trail and the customer's message, in one
 * transaction. Posting it again changes nothing. Throws `BackOfficeProblem`.
 */
export async function applyAnswer(deps: Deps, answer: BackOfficeAnswer): Promise<void> {
  const advance = await requestAdvancer(deps);
  await deps.db.transaction().execute(async (transaction) => {
    const { answerId, ticket, outcome, maker, checker, note, at } = answer;
    const request = await lockRequest(transaction, ticket);
    if (!request) throw new BackOfficeProblem('not-found');
    const digest = digestOf(answer);
    const known = await findDigest(transaction, answerId);
    if (known === digest) return;
    if (known !== undefined) throw idUsed();
    if (note === undefined && (outcome === 'more-needed' || outcome === 'rejected'))
      throw new BackOfficeProblem('validation', undefined, [{ pointer: '/note', detail: 'is required' }]);
    const fault = makerCheckerFault(
      deps.contributions.requestTypes[request.type],
      answer,
      await findMakers(transaction, ticket),
    );
    if (fault) throw new BackOfficeProblem('validation', fault, [{ pointer: '/checker', detail: fault }]);
    if (new Date(at).getTime() > deps.clock.now().getTime() + CLOCK_DIFFERENCE_MS)
      throw new BackOfficeProblem('validation', undefined, [{ pointer: '/at', detail: 'must not be in the future' }]);
    const isNew = await insertAnswer(transaction, {
      answer_id: answerId,
      ticket,
      outcome,
      maker,
      checker: checker ?? null,
      digest,
      decided_at: new Date(at),
      received_at: deps.clock.now(),
    });
    if (!isNew) throw idUsed();
    const isDone = await advance(transaction, ticket, {
      ...ADVANCES[outcome],
      ...(note !== undefined && { note }),
    }).catch((error: unknown) => {
      throw error instanceof EffectRefused ? new BackOfficeProblem('answer-conflict', error.message) : error;
    });
    if (!isDone)
      throw new BackOfficeProblem(
        'answer-conflict',
        `The request is ${request.state}; this answer does not change it.`,
      );
  });
}

const idUsed = () => new BackOfficeProblem('answer-conflict', 'This answerId was used for another answer.');

/** Equal for equal answers, whatever the order of their fields. */
function digestOf({ answerId, ticket, outcome, maker, checker, note, at }: BackOfficeAnswer): string {
  const whole = JSON.stringify([answerId, ticket, outcome, maker, checker, note, new Date(at).toISOString()]);
  return createHash('sha256').update(whole).digest('base64url');
}
