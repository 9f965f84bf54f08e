import type { components } from '@lifedesk/contract';
import { type CalendarDate, maskMiddle } from '@lifedesk/rules';
import { ok, sessionHandler } from '../../../platform/contract/handler.ts';
import type { PayoutPart } from '../../../platform/database/tables/payouts.ts';
import { today } from '../../../platform/today.ts';
import { resolvePolicyRef } from '../../policies/public.ts';
import { progressOf } from '../order/payout-progress.ts';
import { kindOf } from '../order/payouts.store.ts';
import { whyPayoutsWait } from '../pay/why-payout-waits.ts';
import { findEvents, findPayouts, type ListedPayout, type PayoutEvent } from './history.store.ts';

type Payout = components['schemas']['Payout'];

export default sessionHandler('payoutHistory', async ({ body, session }, { db, clock }) => {
  const policyNo = body.policyNo === undefined ? undefined : await resolvePolicyRef(db, session, body.policyNo);
  const rows = await findPayouts(db, session.customerId, policyNo);
  const events = await findEvents(
    db,
    rows.map(({ ticket }) => ticket),
  );
  const date = today(clock);
  const waits = await whyPayoutsWait(db, rows, date);
  return ok({ payouts: rows.map((row) => toDto(row, events, waits.get(row.ticket), date)) });
});

/** The progress of a stop. */
function stopOf({ taken_back_on, stop_state }: ListedPayout): NonNullable<Payout['stop']> {
  if (taken_back_on !== null) return 'taken-back';
  return stop_state === 'completed' ? 'confirmed' : 'open';
}

const accountOf = (accountNo: string) => ({
  bankAccountNo: maskMiddle(accountNo),
  accountEnding: accountNo.slice(-4),
});

const toAmount = ({ name, paise }: PayoutPart) => ({ name, amount: paise });

function toDto(
  row: ListedPayout,
  events: readonly PayoutEvent[],
  wait: Payout['waits'] | undefined,
  date: CalendarDate,
): Payout {
  const { state, countsFrom, promisedOn, interest, total, daysLate } = progressOf(row, date);
  const isSent = row.account_no !== null && row.state !== 'held';
  return {
    ticket: row.ticket,
    policyNo: row.policy_no,
    planName: row.plan_name,
    kind: kindOf(row),
    state,
    gross: row.gross,
    ...(row.parts.length > 0 && { parts: row.parts.map(toAmount) }),
    deductions: row.deductions.map(toAmount),
    tax: row.tax,
    net: row.net,
    penalInterest: interest,
    total,
    countsFrom,
    promisedDate: promisedOn,
    daysLate,
    stages: events
      .filter(({ ticket }) => ticket === row.ticket)
      .map(({ state, at }) => ({ state, at: at.toISOString() })),
    ...(row.state === 'held' &&
      row.held_until !== null &&
      row.hold_reason !== null && { heldUntil: row.held_until, holdReason: row.hold_reason }),
    ...(wait && { waits: wait }),
    ...(row.bank_reference !== null && { bankReference: row.bank_reference }),
    ...(isSent && accountOf(row.account_no ?? '')),
    ...(row.return_reason !== null && row.state === 'returned' && { returnReason: row.return_reason }),
    ...(row.paid_on !== null && { paidOn: row.paid_on }),
    ...(row.stop_ticket !== null && { stopTicket: row.stop_ticket }),
    ...(row.state === 'stopped' && { stop: stopOf(row) }),
  };
}
