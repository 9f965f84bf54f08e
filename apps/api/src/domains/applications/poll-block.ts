import { todayInIndia, upiBlockUntil } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type Queue, queueOf } from '../../platform/queue/queue.ts';
import { type BlockReport, UpiError } from '../../ports/upi-blocks.ts';
import { findBlock, setBlock, setLapsed } from './blocks.store.ts';
import { acceptApplication, oweDeposit, releaseBlocks, requestBlock } from './change-stage.ts';
import { resetOffer, setOffer } from './changes.store.ts';
import { informNewBusiness } from './news.ts';
import { announceBlock, announceDebit, announceRelease, announceStage } from './notices.ts';
import { type ApplicationRow, type BlockRow, findBlocks, findOpenOffer, lockApplication } from './store.ts';

export type BlockDeps = Pick<Deps, 'db' | 'clock' | 'ids' | 'config' | 'upi'>;

/**
 * Moves a block one step on: asks UPI about it, and asks for what it does not know yet. The id stays the same, so
 * that repeated calls block, debit and release once. Throws `UpiError` if the result cannot be determined.
 */
export async function pollBlock(deps: BlockDeps, block: BlockRow): Promise<void> {
  const { upi } = deps;
  if (!upi) return;
  const { block_id: blockId, application_no, amount, state, debit } = block;
  const found = await upi.status(blockId);
  let report: BlockReport | null = found;
  if (state === 'requested' && !found)
    report = await upi.request({ blockId, amount, purpose: `Premium for application ${application_no}` });
  if (state === 'debiting' && found?.state === 'blocked') report = await upi.debit(blockId, debit ?? amount);
  if (state === 'releasing' && (found?.state === 'blocked' || found?.state === 'requested'))
    report = await upi.release(blockId);
  if (report && report.amount !== amount) throw new UpiError('UPI reports another amount');
  await applyReport(deps, block, report);
}

/** Stores what UPI reports, in the transaction that also does what follows from it. */
async function applyReport(deps: BlockDeps, { block_id, application_no }: BlockRow, report: BlockReport | null) {
  const queue = await queueOf(deps.db);
  await deps.db.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, application_no);
    if (!application) return;
    const block = await findBlock(transaction, block_id);
    const step = { deps, transaction, queue, application, block };
    if (block.state === 'requested' && report) await followRequest(step, report);
    else if (block.state === 'debiting' && report) await followDebit(step, report);
    else if (block.state === 'releasing') await followRelease(step, report);
  });
}

interface Step {
  readonly deps: BlockDeps;
  readonly transaction: Db;
  readonly queue: Queue;
  readonly application: ApplicationRow;
  /** As it is now. */
  readonly block: BlockRow;
}

/** Changes the block, which is due again at once. */
const change = ({ transaction, block, deps }: Step, to: Parameters<typeof setBlock>[2]): Promise<BlockRow> =>
  setBlock(transaction, block.block_id, { look_at: deps.clock.now(), asks: 0, ...to });

const dayOf = ({ deps }: Step, { at }: BlockReport) => {
  const now = deps.clock.now();
  return todayInIndia(at < now ? at : now);
};

/** A block that was asked for: still to be approved, approved, or not. */
async function followRequest(step: Step, report: BlockReport): Promise<void> {
  const { deps, transaction, queue, application, block } = step;
  const on = dayOf(step, report);
  if (report.state === 'requested') {
    if (!report.approvalUrl || !report.approveBy) throw new UpiError('UPI does not say where to approve the block');
    // nothing else has changed, so it is asked again as before
    await setBlock(transaction, block.block_id, { approval_url: report.approvalUrl, approve_by: report.approveBy });
    return;
  }
  if (report.state !== 'blocked') {
    await change(step, { state: 'refused', ended_on: on });
    await resetOffer(transaction, application.application_no);
    return;
  }
  const until = upiBlockUntil(on) ?? on;
  const standing = await change(step, { state: 'blocked', blocked_on: on, blocked_until: until });
  await announceBlock(deps, transaction, queue, application, standing);
  await followBlocked(step, standing);
}

/** What follows from a new block: the offer is accepted, an accepted application is paid, an old block is released. */
async function followBlocked(step: Step, block: BlockRow): Promise<void> {
  const { deps, transaction, queue, application } = step;
  const { application_no, stage } = application;
  const offer = await findOpenOffer(transaction, application_no);
  if (stage === 'counter-offer' && offer?.state === 'accepting') {
    const { offer_id: offerId, premium } = offer;
    await setOffer(transaction, offerId, { state: 'accepted' });
    await acceptApplication(deps, transaction, application, premium);
    await announceStage(deps, transaction, queue, application);
    await informNewBusiness(deps, transaction, queue, {
      event: 'offer-accepted',
      applicationNo: application_no,
      offerId,
    });
    return;
  }
  if (stage === 'accepted') await change(step, { state: 'debiting', debit: block.amount });
  await releaseBlocks(deps, transaction, application_no, 'decision', block.block_id);
}

async function followDebit(step: Step, report: BlockReport): Promise<void> {
  const { deps, transaction, queue, application, block } = step;
  const { application_no: applicationNo } = application;
  if (report.state === 'debited') {
    if (report.debited !== block.debit) throw new UpiError('UPI debited another amount');
    const paid = await change(step, { state: 'debited', ended_on: dayOf(step, report) });
    await oweDeposit(deps, transaction, application, 'paid-by-block');
    await announceDebit(deps, transaction, queue, application, paid);
    const { debited: amount } = report;
    await informNewBusiness(deps, transaction, queue, { event: 'premium-debited', applicationNo, amount });
  } else if (report.state === 'ended' || report.state === 'refused') {
    // it fell away before the debit: the application stays accepted, and a new block is asked for
    await change(step, { state: 'lapsed', ended_on: dayOf(step, report) });
    await requestBlock(deps, transaction, applicationNo, block.debit ?? block.amount);
  }
}

/** UPI may not know a block that was released before it was asked for. */
async function followRelease(step: Step, report: BlockReport | null): Promise<void> {
  if (report?.state === 'debited') throw new UpiError('UPI debited a block that should be released');
  if (report?.state === 'blocked' || report?.state === 'requested') return;
  const { deps, transaction, queue, application, block } = step;
  await change(step, { state: 'released', ended_on: report ? dayOf(step, report) : todayInIndia(deps.clock.now()) });
  if (block.blocked_until !== null) await announceRelease(deps, transaction, queue, application, block);
}

/** Ends a block whose last day has passed. The application continues, and a new block is offered. */
export async function lapseBlock(deps: BlockDeps, { block_id, application_no }: BlockRow): Promise<void> {
  const queue = await queueOf(deps.db);
  await deps.db.transaction().execute(async (transaction) => {
    const application = await lockApplication(transaction, application_no);
    const lapsed = await setLapsed(transaction, block_id, todayInIndia(deps.clock.now()));
    if (!application || !lapsed) return;
    const blocks = await findBlocks(transaction, application_no);
    const isCovered = blocks.some(({ state }) => state === 'requested' || state === 'blocked');
    if (!isCovered) await requestBlock(deps, transaction, application_no, lapsed.amount);
    await announceStage(deps, transaction, queue, application);
  });
}
