import {
  type ApplicationEnding,
  type ApplicationStage,
  blockCharge,
  depositBack,
  promisedDate,
  todayInIndia,
  upiReleaseBy,
} from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { StoredText } from '../../platform/language.ts';
import { insertBlock, setBlock, setReleasing } from './blocks.store.ts';
import { closeOffer, setStage } from './changes.store.ts';
import { moveDeposit } from './deposits.store.ts';
import { type ApplicationRow, findBankHolidays, findBlocks, findDeposit } from './store.ts';

type Needs = Pick<Deps, 'clock' | 'ids'>;

/** Moves a locked application to another stage, with its event. */
export async function changeStage(
  { clock }: Pick<Needs, 'clock'>,
  transaction: Db,
  { application_no }: Pick<ApplicationRow, 'application_no'>,
  stage: ApplicationStage,
  note: StoredText | null = null,
): Promise<void> {
  await setStage(transaction, application_no, { stage, at: clock.now(), note });
}

/**
 * Ends a locked application without a policy: its offer closes, its blocks are released, and its deposit is owed back.
 * Each of these happens once, because what is no longer open is left alone.
 */
export async function endWithoutPolicy(
  deps: Needs,
  transaction: Db,
  application: ApplicationRow,
  ending: ApplicationEnding,
  note: StoredText | null = null,
): Promise<void> {
  const { application_no } = application;
  const now = deps.clock.now();
  await changeStage(deps, transaction, application, ending, note);
  await closeOffer(transaction, application_no, now);
  await releaseBlocks(deps, transaction, application_no, ending === 'withdrawn' ? 'request' : 'decision');
  await oweDeposit(deps, transaction, application, ending);
}

/** Owes the deposit of a locked application back, once: it ended, or a block paid the whole premium instead. */
export async function oweDeposit(
  { clock }: Pick<Needs, 'clock'>,
  transaction: Db,
  { application_no, medical_cost }: Pick<ApplicationRow, 'application_no' | 'medical_cost'>,
  because: ApplicationEnding | 'paid-by-block',
): Promise<void> {
  const deposit = await findDeposit(transaction, application_no);
  if (deposit?.state !== 'paid') return;
  const now = clock.now();
  const today = todayInIndia(now);
  const { back, medicalCost } =
    because === 'paid-by-block'
      ? { back: deposit.amount, medicalCost: 0 }
      : depositBack(deposit.amount, medical_cost, because);
  await moveDeposit(transaction, deposit, {
    state: 'refund-due',
    back,
    medical_cost: medicalCost,
    decided_on: today,
    back_by: promisedDate('deposit-refund', today) ?? today,
    look_at: now,
    asks: 0,
  });
}

/** Releases every block of an application that exists or waits for approval, except one. */
export async function releaseBlocks(
  { clock }: Pick<Needs, 'clock'>,
  transaction: Db,
  applicationNo: string,
  cause: 'decision' | 'request',
  except?: string,
): Promise<void> {
  const now = clock.now();
  const on = todayInIndia(now);
  const releaseBy = upiReleaseBy({ cause, on }, await findBankHolidays(transaction)) ?? on;
  await setReleasing(transaction, applicationNo, {
    states: ['requested', 'blocked'],
    releaseBy,
    now,
    ...(except !== undefined && { except }),
  });
}

/** Asks the applicant's bank for a block. */
export async function requestBlock(
  { clock, ids }: Needs,
  transaction: Db,
  applicationNo: string,
  amount: number,
): Promise<void> {
  const now = clock.now();
  await insertBlock(transaction, {
    block_id: `blk_${ids.uuid().replaceAll('-', '')}`,
    application_no: applicationNo,
    amount,
    state: 'requested',
    requested_at: now,
    look_at: now,
  });
}

/**
 * Accepts a locked application for a premium. It is debited from a block that is large enough, and the rest of that is
 * released. Without one, a new block is asked for; a deposit already is our money.
 */
export async function acceptApplication(
  deps: Needs,
  transaction: Db,
  application: ApplicationRow,
  premium: number,
  note: StoredText | null = null,
): Promise<void> {
  const { application_no } = application;
  const now = deps.clock.now();
  const today = todayInIndia(now);
  await changeStage(deps, transaction, application, 'accepted', note);
  const blocks = await findBlocks(transaction, application_no);
  const usable = blocks.find(
    ({ state, amount, blocked_until }) =>
      state === 'blocked' && (blocked_until ?? '') >= today && blockCharge(amount, premium) !== null,
  );
  if (usable) {
    await setBlock(transaction, usable.block_id, { state: 'debiting', debit: premium, look_at: now, asks: 0 });
    await releaseBlocks(deps, transaction, application_no, 'decision', usable.block_id);
    return;
  }
  if ((await findDeposit(transaction, application_no)) !== undefined) return;
  const isRequested = blocks.some(({ state, amount }) => state === 'requested' && amount === premium);
  if (!isRequested) await requestBlock(deps, transaction, application_no, premium);
}
