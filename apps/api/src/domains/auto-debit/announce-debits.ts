import { type CalendarDate, debitNeedsAuthentication, debitsAnnouncedUntil, graceEndsOn } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import { collectFaults } from '../../platform/jobs/fault-collector.ts';
import { type Queue, queueOf } from '../../platform/queue/queue.ts';
import { today } from '../../platform/today.ts';
import { sendDebitNotice } from './debit-notices.ts';
import { findMandatesToDebit, insertDebit } from './debits.store.ts';
import { isPartlyPaid, nextDebitOf, premiumOf } from './mandate-dto.ts';
import { findMandates, findPolicyFacts, lockPolicy } from './store.ts';

const BATCH = 100;

/**
 * Announces the debits of the next days, each in its own transaction, so that a node that dies leaves no partial
 * announcement.
 */
export async function announceDebits(deps: Deps, signal: AbortSignal): Promise<void> {
  const queue = await queueOf(deps.db);
  const day = today(deps.clock);
  const ahead = debitsAnnouncedUntil(day);
  const faults = collectFaults();
  for (let after = ''; ; ) {
    const found = await findMandatesToDebit(deps.db, ahead, after, BATCH);
    for (const { id, customer_id, policy_no } of found) {
      if (signal.aborted) return;
      after = id;
      await faults.run(() => announce(deps, queue, { id, customerId: customer_id, policyNo: policy_no }, day, ahead));
    }
    if (found.length < BATCH) return faults.rethrow();
  }
}

interface NamedDebit {
  readonly id: string;
  readonly customerId: number;
  readonly policyNo: string;
}

function announce(deps: Deps, queue: Queue, named: NamedDebit, day: CalendarDate, ahead: CalendarDate): Promise<void> {
  const { id, customerId, policyNo } = named;
  return deps.db.transaction().execute(async (db) => {
    if (!(await lockPolicy(db, customerId, policyNo))) return;
    const [[mandate], [policy]] = [
      await findMandates(db, customerId, { id }),
      await findPolicyFacts(db, customerId, policyNo),
    ];
    if (!mandate || !policy?.due_date) return;
    const next = nextDebitOf(mandate, policy, day);
    const isPlanned = mandate.last?.state === 'announced' || mandate.last?.state === 'presented';
    if (!next || isPlanned || next.on > ahead) return;
    const amount = premiumOf(policy);
    const isTooMuch = amount > mandate.ceiling || debitNeedsAuthentication(mandate.rail, amount, next.on);
    const now = deps.clock.now();
    const isNew = await insertDebit(db, {
      mandate_id: id,
      policy_no: policyNo,
      due_date: policy.due_date,
      attempt: next.attempt,
      debit_on: next.on,
      amount,
      state: isTooMuch ? 'refused' : 'announced',
      announced_at: now,
      settled_at: isTooMuch ? now : null,
    });
    if (!isNew) return;
    const payBy = graceEndsOn(policy.due_date, policy.premium_mode);
    const facts = { policyNo, amount, dueDate: policy.due_date, on: isTooMuch ? payBy : next.on };
    const notice = noticeOf({ isTooMuch, isAgain: next.attempt === 2, isRest: isPartlyPaid(policy) });
    await sendDebitNotice(deps, db, queue, customerId, notice, facts);
  });
}

/** A rest of a premium has its own texts: the customer knows the amount of the premium. */
function noticeOf({ isTooMuch, isAgain, isRest }: Readonly<Record<'isTooMuch' | 'isAgain' | 'isRest', boolean>>) {
  if (isTooMuch) return isRest ? 'debit-rest-refused' : 'debit-refused';
  if (isAgain) return 'debit-again';
  return isRest ? 'debit-rest-announced' : 'debit-announced';
}
