import { createHash } from 'node:crypto';
import type { components } from '@lifedesk/contract/back-office';
import type { Deps } from '../deps.ts';
import { type ApplicationRow, announceStage, lockApplication } from '../domains/applications/public.ts';
import type { Db } from '../platform/database/connect.ts';
import { queueOf } from '../platform/queue/queue.ts';
import { carryOut } from './application-outcomes.ts';
import { BackOfficeProblem } from './back-office-problem.ts';

export type ApplicationAnswer = components['schemas']['ApplicationAnswer'];
type Outcome = ApplicationAnswer['outcome'];

/** How much the clocks of new business and of this server may differ, in milliseconds. */
const CLOCK_DIFFERENCE_MS = 300_000;

/** Outcomes that decide an application, so that a second person checks them. */
const DECISIONS: ReadonlySet<Outcome> = new Set(['offered', 'accepted', 'declined', 'postponed']);
/** The fields without which an outcome says nothing. */
const NEEDED: { readonly [In in Outcome]?: keyof ApplicationAnswer } = {
  moved: 'stage',
  'papers-needed': 'papers',
  'paper-accepted': 'kind',
  'paper-refused': 'kind',
  'tests-needed': 'tests',
  offered: 'offer',
  declined: 'note',
  postponed: 'note',
};

/**
 * Applies what new business has done with an application, with what follows from it and the applicant's message, in one
 * transaction. Posting it again changes nothing. An applicant's answer at the same moment comes before or after it, and
 * the second of the two is refused. Throws `BackOfficeProblem`.
 */
export async function applyApplicationAnswer(deps: Deps, answer: ApplicationAnswer): Promise<void> {
  const queue = await queueOf(deps.db);
  await deps.db.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, answer.applicationNo);
    if (!application) throw new BackOfficeProblem('not-found', 'There is no application with this number.');
    const digest = digestOf(answer);
    const known = await findDigest(transaction, answer.answerId);
    if (known === digest) return;
    if (known !== undefined) throw idUsed();
    assertValid(deps, answer);
    if (!(await insertAnswer(deps, transaction, answer, digest))) throw idUsed();
    const isDone = await carryOut(deps, transaction, application, answer);
    if (!isDone) throw conflict(application);
    await announceStage(deps, transaction, queue, application);
  });
}

const idUsed = () => new BackOfficeProblem('answer-conflict', 'This answerId was used for another answer.');
const conflict = ({ stage }: ApplicationRow) =>
  new BackOfficeProblem('answer-conflict', `The application is at the stage ${stage}; this answer does not change it.`);

function assertValid({ clock }: Pick<Deps, 'clock'>, answer: ApplicationAnswer): void {
  const { outcome, maker, checker, note, at } = answer;
  const refuse = (pointer: string, detail: string, text?: string) => {
    throw new BackOfficeProblem('validation', text, [{ pointer, detail }]);
  };
  const field = NEEDED[outcome];
  if (field !== undefined && answer[field] === undefined) refuse(`/${field}`, 'is required');
  if (outcome === 'paper-refused' && note === undefined) refuse('/note', 'is required');
  if (checker !== undefined && checker.toLowerCase() === maker.toLowerCase())
    refuse('/checker', 'must be another person', 'The checker must be another person than the maker.');
  if (DECISIONS.has(outcome) && checker === undefined)
    refuse('/checker', 'is required', 'A decision about an application needs a checker.');
  if (new Date(at).getTime() > clock.now().getTime() + CLOCK_DIFFERENCE_MS) refuse('/at', 'must not be in the future');
}

async function findDigest(transaction: Db, answerId: string): Promise<string | undefined> {
  const row = await transaction
    .selectFrom('application_answer')
    .select('digest')
    .where('answer_id', '=', answerId)
    .executeTakeFirst();
  return row?.digest;
}

/** Returns false if the id was taken meanwhile for another application. */
async function insertAnswer(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Db,
  { answerId, applicationNo, outcome, maker, checker, at }: ApplicationAnswer,
  digest: string,
): Promise<boolean> {
  const inserted = await transaction
    .insertInto('application_answer')
    .values({
      answer_id: answerId,
      application_no: applicationNo,
      outcome,
      maker,
      checker: checker ?? null,
      digest,
      decided_at: new Date(at),
      received_at: clock.now(),
    })
    .onConflict((c) => c.column('answer_id').doNothing())
    .returning('answer_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Equal for equal answers, whatever the order of their fields. */
function digestOf(answer: ApplicationAnswer): string {
  const sortKeys = (_: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(answer, sortKeys)).digest('base64url');
}
