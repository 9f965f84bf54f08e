import type { components } from '@lifedesk/contract';
import { checkTicketNumber } from '@lifedesk/rules';
import type { Deps } from '../../deps.ts';
import type { Client } from '../../platform/access/client.ts';
import { checkCodes } from '../../platform/access/confirmations.ts';
import type { Session } from '../../platform/access/session.ts';
import { ok, sessionHandler } from '../../platform/contract/handler.ts';
import type { Db } from '../../platform/database/connect.ts';
import { problem } from '../../platform/problem.ts';
import { today } from '../../platform/today.ts';
import { type Acknowledgement, makeRequest, registeredContacts } from '../requests/public.ts';
import { dropAnnounced } from './debits.store.ts';
import { loadMandates } from './load-mandates.ts';
import { MANDATE_REASONS } from './reasons.ts';
import { findOpenStops, lockPolicy, moveMandate, RAIL_WORDS } from './store.ts';

export const deactivateAutoDebit = sessionHandler('deactivateAutoDebit', async (call, deps) =>
  ok(await stopMandate(deps, call, false)),
);

export const deactivateAutoDebitCrm = sessionHandler('deactivateAutoDebitCrm', async (call, deps) =>
  ok(await stopMandate(deps, call, true)),
);

export const validateAutoDebitTicket = sessionHandler('validateAutoDebitTicket', async ({ body, session }, { db }) => {
  const { ticket, made_at, policy_nos: policyNos } = await findOwnStop(db, session.customerId, body.ticket);
  return ok({ ticket, madeAt: made_at.toISOString(), policyNos });
});

interface StopCall {
  readonly body: components['schemas']['DeactivateAutoDebitRequest'];
  readonly session: Session;
  readonly client: Client;
  readonly headers: { readonly 'Idempotency-Key': string };
}

const mandateProblem = (detail: string) => problem('validation', { errors: [{ pointer: '/mandateId', detail }] });

/**
 * Stops a mandate at once or, if a debit is in flight, puts it on hold and creates a case for staff. Locks the policy
 * first, so that no debit is presented meanwhile.
 */
function stopMandate(deps: Deps, call: StopCall, asCase: boolean): Promise<Acknowledgement> {
  const { body, session, client } = call;
  const { customerId } = session;
  return makeRequest(deps, call, {
    type: 'deactivate-auto-debit',
    proof: () => checkCodes(deps, session, 'deactivate-auto-debit', [body], client),
    async effect({ db, now }) {
      const day = today(deps.clock);
      const [seen] = await loadMandates(db, customerId, day, body.mandateId);
      if (!seen || !(await lockPolicy(db, customerId, seen.row.policy_no))) throw problem('not-found');
      const [mandate] = await loadMandates(db, customerId, day, body.mandateId);
      if (!mandate) throw problem('not-found');
      const { row, dto } = mandate;
      const policyNo = row.policy_no;
      const about =
        body.ticket === undefined ? undefined : (await findOwnStop(db, customerId, body.ticket, policyNo)).ticket;
      if (row.state !== 'active') throw mandateProblem('must be in force');
      if (dto.isInFlight && !asCase) throw mandateProblem('must have no debit in flight');
      if (asCase && !dto.isInFlight) throw mandateProblem('must have a debit in flight');
      const payload = { mandateId: row.id };
      const policyNos = [policyNo];
      const reference = about === undefined ? {} : { about };
      if (asCase) {
        await moveMandate(db, row.id, ['active'], { state: 'on-hold' });
        return { isDone: false, policyNos, payload, ...reference };
      }
      await moveMandate(db, row.id, ['active'], { state: 'ended', settled_at: now, reason: MANDATE_REASONS.stopped });
      await dropAnnounced(db, row.id, now);
      const { language } = await registeredContacts(db, customerId);
      const before = `${RAIL_WORDS[row.rail]({}, { locale: language })}${row.account ? `, ${row.account}` : ''}`;
      const change = { field: 'auto-debit', policyNo, before, after: null } as const;
      return { isDone: true, policyNos, payload, changes: [change], ...reference };
    },
  });
}

/**
 * Finds the open request to stop auto-debit that a branch created, by the number that the customer typed. Throws
 * `ticket-invalid` for any other.
 */
async function findOwnStop(db: Db, customerId: number, typed: string, policyNo?: string) {
  const check = checkTicketNumber(typed);
  const stops = check.valid ? await findOpenStops(db, customerId) : [];
  const stop = stops.find(({ ticket }) => check.valid && ticket === check.value);
  const isForPolicy = policyNo === undefined || !stop?.policy_nos.length || stop.policy_nos.includes(policyNo);
  if (!stop || !isForPolicy) throw problem('ticket-invalid');
  return stop;
}
