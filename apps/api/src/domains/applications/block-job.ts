import { addCalendarDays, todayInIndia } from '@lifedesk/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { queueOf } from '../../platform/queue/queue.ts';
import { claimBlocks, markAnnounced } from './blocks.store.ts';
import { informNewBusiness } from './news.ts';
import { warnOfBlockEnd } from './notices.ts';
import { type BlockDeps, lapseBlock, pollBlock } from './poll-block.ts';
import { type BlockRow, lockApplication } from './store.ts';

const BATCH = 20;

/** Moves every due block one step on. Several nodes may run it in parallel. Returns the failures. */
export async function processBlocks(deps: BlockDeps, signal?: AbortSignal): Promise<unknown[]> {
  const failures: unknown[] = [];
  for (;;) {
    const claimed = await claimBlocks(deps.db, deps.clock.now(), BATCH);
    for (const block of claimed) {
      if (signal?.aborted) return failures;
      await processBlock(deps, block).catch((error: unknown) => failures.push(error));
    }
    if (claimed.length < BATCH) return failures;
  }
}

async function processBlock(deps: BlockDeps, block: BlockRow): Promise<void> {
  const today = todayInIndia(deps.clock.now());
  if (block.state === 'blocked') {
    const until = block.blocked_until ?? today;
    if (until < today) await lapseBlock(deps, block);
    else if (block.warned_at === null && until <= addCalendarDays(today, 1)) await warn(deps, block);
    return;
  }
  try {
    await pollBlock(deps, block);
  } finally {
    if (block.state === 'releasing' && (block.release_by ?? today) < today) await escalate(deps, block);
  }
}

/** Informs the applicant, the day before a block ends. */
async function warn(deps: BlockDeps, { block_id, application_no }: BlockRow): Promise<void> {
  const queue = await queueOf(deps.db);
  const at = deps.clock.now();
  await deps.db.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, application_no);
    const block = await markAnnounced(transaction, block_id, { state: 'blocked', column: 'warned_at', at });
    if (application && block) await warnOfBlockEnd(deps, transaction, queue, application, block);
  });
}

/** Informs staff, once, that a block should have been released. */
async function escalate(deps: BlockDeps, { block_id }: BlockRow): Promise<void> {
  const queue = await queueOf(deps.db);
  const at = deps.clock.now();
  await deps.db.transaction().execute(async (transaction) => {
    const block = await markAnnounced(transaction, block_id, { state: 'releasing', column: 'escalated_at', at });
    if (!block?.release_by) return;
    await informNewBusiness(deps, transaction, queue, {
      event: 'block-release-late',
      applicationNo: block.application_no,
      amount: block.amount,
      releaseBy: block.release_by,
    });
  });
}

/** Follows the UPI blocks of applications. Failures are retried later. */
export function blockJob(deps: Deps, log: Pick<FastifyBaseLogger, 'warn'>): Job {
  return {
    name: 'blocks of applications',
    everyMs: 5_000,
    async run(signal) {
      for (const error of await processBlocks(deps, signal))
        log.warn(
          { err: error instanceof Error ? { name: error.name, message: error.message } : undefined },
          'a block could not be followed; it will be retried',
        );
    },
  };
}
