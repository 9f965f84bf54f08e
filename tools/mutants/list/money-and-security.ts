import type { Mutant } from '../mutant.ts';

/** Faults of money and security. Each names the one test file that must fail. `npm test` plants a few of them. */
export const MONEY_AND_SECURITY: readonly Mutant[] = [
  {
    id: 'a30',
    name: 'a stop of auto-debit leaves the announced debit',
    file: 'auto-debit/stop-mandate.ts',
    find: 'await dropAnnounced(db, row.id, now);',
    replace: '',
    tests: ['auto-debit/auto-debit.test'],
  },
  {
    id: 'a4',
    name: 'a call without its XSRF token is accepted',
    file: 'session.ts',
    find: "if (typeof given !== 'string' || !sessions.checkXsrf(session, given)) throw problem('xsrf');",
    replace: '',
    tests: ['auth/session.test'],
  },
  {
    id: 'a7',
    name: 'a forged gateway callback is accepted',
    file: 'paymentCallback.ts',
    find: "if (!deps.gateway.isAuthentic(signed)) throw problem('signature-invalid');",
    replace: '',
    tests: ['payments/paymentCallback.test'],
  },
  {
    id: 'a31',
    name: 'a debit is presented without asking whether its mandate was stopped',
    file: 'auto-debit/process-debits.ts',
    find: "const isStopped = mandate?.state !== 'active' && mandate?.state !== 'on-hold';",
    replace: 'const isStopped = false;',
    tests: ['auto-debit/auto-debit.test'],
  },
  {
    id: 'a5',
    name: 'an envelope can be replayed',
    file: 'envelope.ts',
    find: "if (Number(inserted.numInsertedOrUpdatedRows) !== 1) throw problem('envelope-replayed');",
    replace: '',
    tests: ['http/envelope.test'],
  },
  {
    id: 'a21',
    name: "a customer can end another customer's session",
    file: 'access/sessions.ts',
    find: "where('customer_id', '=', session.customerId).where('id', '=', id)",
    replace: "where('id', '=', id)",
    tests: ['auth/session-list.test'],
  },
  {
    id: 'a8',
    name: 'a callback with another amount pays',
    file: 'apply-report.ts',
    find: "return isOtherAmount && source === 'callback' ? ('amount-mismatch' as const) : null;",
    replace: 'return null;',
    tests: ['payments/paymentCallback.test'],
  },
  {
    id: 'a38',
    name: 'a sign-in from a new device before the request does not hold its payout',
    file: 'payouts/order/hold.ts',
    find: 'const ofRequest = request?.newDeviceAt ?? null;',
    replace: 'const ofRequest = request ? null : null;',
    tests: ['payouts/order/hold-of-request.test'],
  },
  {
    id: 'a32',
    name: 'a payments-only session cancels the mandate that its owner is approving',
    file: 'auto-debit/place-mandate.ts',
    find: "customer_id === customerId && (kind === 'full' || session_id === id)",
    replace: 'customer_id === customerId && (kind !== undefined || session_id === id)',
    tests: ['auto-debit/strangers.test'],
  },
  {
    id: 'a15',
    name: 'a bank account in another name needs no proof',
    file: 'updateNeft.ts',
    find: 'else if (!verified.name_matches) throw',
    replace: 'else if (false) throw',
    tests: ['bank-details/bank-details.test'],
  },
  {
    id: 'a33',
    name: 'a malformed line of a settlement opens no case',
    file: 'reconciliation/reconcile-day.ts',
    find: "cases.push({ orderId, kind: 'malformed-line', expected: null, found: amount });",
    replace: 'void [orderId, amount];',
    tests: ['reconciliation/malformed-lines.test'],
  },
  {
    id: 'a37',
    name: 'a payment does not lock its link, which may be revoked meanwhile',
    file: 'pay-links/place-link-order.ts',
    find: '  await lockLink(db, linkId);\n',
    replace: '',
    tests: ['pay-links/revoked-meanwhile.test'],
  },
  {
    id: 'a34',
    name: 'the two sides of a switch have the prices of different days',
    file: 'settle/settle-switches.ts',
    find: 'await lockPricedFunds(transaction, policyNo, [...names.keys()], navDate);',
    replace: `[
      ...(await lockPricedFunds(transaction, policyNo, from.map(({ fundCode }) => fundCode), navDate)),
      ...(await lockPricedFunds(transaction, policyNo, to.map(({ fundCode }) => fundCode), today({ now: () => now }))),
    ];`,
    tests: ['funds/switch.test'],
  },
  {
    id: 'a35',
    name: 'wrong codes are not counted for their address',
    file: 'access/lockout.ts',
    find: '...(shared ? [[addressFailures(deps.config), group] as const] : [])],',
    replace: '],',
    tests: ['auth/otp-attacks.test'],
  },
  {
    id: 'a36',
    name: 'every site may read every answer',
    file: 'http/answer-headers.ts',
    find: "'x-content-type-options': 'nosniff',",
    replace: "'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*',",
    tests: ['http/all-routes.test'],
  },
];

const A_DAY = 3;
const DAY_MS = 86_400_000;

/** The faults that are planted on a day: each within a week, and the same ones all day. */
export function plantedOn(now: Date): readonly Mutant[] {
  const first = Math.floor(now.getTime() / DAY_MS) * A_DAY;
  return Array.from({ length: A_DAY }, (_, at) => MONEY_AND_SECURITY[(first + at) % MONEY_AND_SECURITY.length]).filter(
    (mutant) => mutant !== undefined,
  );
}
