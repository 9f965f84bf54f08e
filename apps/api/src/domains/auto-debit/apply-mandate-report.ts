import type { Deps } from '../../deps.ts';
import { customerAccount } from '../../platform/access/account.ts';
import { GatewayError, type GatewayMandateReport } from '../../ports/payment-gateway.ts';
import { makeRequest, registeredContacts } from '../requests/public.ts';
import { dropAnnounced } from './debits.store.ts';
import { MANDATE_REASONS } from './reasons.ts';
import { findMandate, type MandateRow, moveMandate, RAIL_WORDS } from './store.ts';

export type MandateEffect = 'applied' | 'known' | 'conflict';

/**
 * Moves a mandate to the state that the bank reports. Safe to repeat, also in parallel on several nodes: only one call
 * completes its registration. Returns null if there is no such mandate.
 */
export async function applyMandateReport(deps: Deps, report: GatewayMandateReport): Promise<MandateEffect | null> {
  const { db, clock } = deps;
  const mandate = await findMandate(db, report.mandateId);
  if (!mandate) return null;
  const { id, state, gateway_reference: reference } = mandate;
  if (reference !== null && reference !== report.gatewayReference) return 'conflict';
  const now = clock.now();
  switch (report.state) {
    case 'created':
      return 'known';
    case 'pending':
      return (await moveMandate(db, id, ['created'], { state: 'pending' })) ? 'applied' : 'known';
    case 'approved':
      if (state === 'active' || state === 'on-hold' || state === 'ended') return 'known';
      if (state !== 'created' && state !== 'pending') return 'conflict';
      return (await activate(deps, mandate, report)) ? 'applied' : 'known';
    case 'ended': {
      const change = {
        state: 'ended',
        settled_at: now,
        bank_told_at: now,
        reason: MANDATE_REASONS.endedByBank,
      } as const;
      const moved = await moveMandate(db, id, ['created', 'pending', 'active', 'on-hold'], change);
      if (moved) await dropAnnounced(db, id, now);
      return moved ? 'applied' : 'known';
    }
    default: {
      if (state === 'active' || state === 'on-hold') return 'conflict';
      const reason = (report.state === 'declined' && report.reason) || MANDATE_REASONS[report.state];
      const change = { state: report.state, settled_at: now, reason };
      return (await moveMandate(db, id, ['created', 'pending'], change)) ? 'applied' : 'known';
    }
  }
}

/**
 * Activates a mandate and creates a completed request for it. This happens once, because the request's key is the
 * mandate's.
 */
async function activate(deps: Deps, mandate: MandateRow, report: GatewayMandateReport): Promise<boolean> {
  let moved = false;
  const { customer_id: customerId, policy_no: policyNo } = mandate;
  // The bank calls, not the customer, so only these facts of the original session are known.
  const unknown = {
    clientId: '',
    policyNo: null,
    staffSessionId: null,
    staffRequestNo: null,
    tokenHash: '',
    token: '',
    xsrfToken: '',
    version: '',
    aliveFor: 0,
  };
  const session = { ...unknown, id: mandate.session_id, kind: mandate.session_kind, ...customerAccount(customerId) };
  await makeRequest(
    deps,
    {
      session,
      headers: { 'Idempotency-Key': mandate.idempotency_key },
      body: { mandateId: mandate.id },
      client: { address: '', deviceCookie: null, userAgent: null },
    },
    {
      type: 'register-auto-debit',
      async effect({ db, now }) {
        const { reference = null, account = null } = report;
        const change = { state: 'active', approved_at: now, reference, account } as const;
        moved = await moveMandate(db, mandate.id, ['created', 'pending'], change);
        const { language } = await registeredContacts(db, customerId);
        const after = `${RAIL_WORDS[mandate.rail]({}, { locale: language })}${account ? `, ${account}` : ''}`;
        const changes = moved ? [{ field: 'auto-debit' as const, policyNo, before: null, after }] : [];
        return { isDone: true, policyNos: [policyNo], changes, payload: { mandateId: mandate.id } };
      },
    },
  );
  return moved;
}

/**
 * Asks the bank for the state of a mandate and applies it. Returns false, and changes nothing, if the bank cannot be
 * reached.
 */
export async function pollBank(
  deps: Deps,
  { id, expires_at }: Pick<MandateRow, 'id' | 'expires_at'>,
): Promise<boolean> {
  const { db, clock, gateway } = deps;
  try {
    const report = await gateway.mandateStatus(id);
    const now = clock.now();
    if (report) await applyMandateReport(deps, report);
    else if (now >= expires_at)
      await moveMandate(db, id, ['created', 'pending'], {
        state: 'expired',
        settled_at: now,
        reason: MANDATE_REASONS.expired,
      });
    return true;
  } catch (error) {
    if (error instanceof GatewayError) return false;
    throw error;
  }
}

/**
 * Withdraws a mandate that still waits for the customer. The bank ends it first; if the bank cannot be reached, it
 * stays.
 */
export async function withdrawMandate(deps: Deps, mandate: MandateRow): Promise<void> {
  const { db, clock, gateway } = deps;
  // On its way to the bank: we do not know yet whether it arrives.
  if (mandate.gateway_url === null && clock.now() < mandate.expires_at) return;
  try {
    const report = await gateway.endMandate(mandate.id);
    if (report && report.state !== 'cancelled' && report.state !== 'ended') await applyMandateReport(deps, report);
    else
      await moveMandate(db, mandate.id, ['created'], {
        state: 'cancelled',
        settled_at: clock.now(),
        reason: MANDATE_REASONS.replaced,
      });
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
  }
}
