/** A deliberate fault in the code. */
export interface Fault {
  readonly id: string;
  /** The effect that a user or caller would notice. */
  readonly name: string;
  /** The file, with as much of its path as needed to be unique, and the code in it that changes. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  /** The test file that must fail. */
  readonly test: string;
}

/** Faults of money and security. `npm test` plants a few of them. */
export const FAULTS: readonly Fault[] = [
  {
    id: 'a30',
    name: 'a stop of auto-debit leaves the announced debit',
    file: 'auto-debit/deactivateAutoDebit.ts',
    find: 'await dropAnnounced(db, row.id, now);',
    replace: '',
    test: 'auto-debit/auto-debit.test.ts',
  },
  {
    id: 'a39',
    name: 'benefits are ordered the day before they fall due',
    file: 'benefits/benefits-job.ts',
    find: 'const day = today(clock);',
    replace: 'const day = today({ now: () => new Date(clock.now().getTime() + 86_400_000) });',
    test: 'payouts/benefits/benefits.test.ts',
  },
  {
    id: 'a40',
    name: 'a benefit is ordered twice',
    file: 'benefits/order-benefit.ts',
    find: `if (!(await markBenefitOrdered(transaction, { policyNo, kind, dueOn, amount: grossPaise }, now))) return false;
  const ticket = benefitTicket(kind, policyNo, dueOn);`,
    replace: 'const ticket = benefitTicket(kind, policyNo, dueOn) + now.getTime().toString(36).toUpperCase();',
    test: 'payouts/benefits/benefits.test.ts',
  },
  {
    id: 'a4',
    name: 'a call without its XSRF token is accepted',
    file: 'http/session.ts',
    find: "if (typeof given !== 'string' || !known.sessions.checkXsrf(session, given)) throw problem('xsrf');",
    replace: '',
    test: 'auth/session.test.ts',
  },
  {
    id: 'a7',
    name: 'a forged gateway callback is accepted',
    file: 'paymentCallback.ts',
    find: "if (!deps.gateway.isAuthentic(signed)) throw problem('signature-invalid');",
    replace: '',
    test: 'payments/paymentCallback.test.ts',
  },
  {
    id: 'a31',
    name: 'a debit is presented without asking whether its mandate was stopped',
    file: 'auto-debit/process-debits.ts',
    find: "const isStopped = mandate?.state !== 'active' && mandate?.state !== 'on-hold';",
    replace: 'const isStopped = false;',
    test: 'auto-debit/auto-debit.test.ts',
  },
  {
    id: 'a5',
    name: 'an envelope can be replayed',
    file: 'http/envelope.ts',
    find: "if (Number(inserted.numInsertedOrUpdatedRows) !== 1) throw problem('envelope-replayed');",
    replace: '',
    test: 'http/envelope.test.ts',
  },
  {
    id: 'a21',
    name: "a customer can end another customer's session",
    file: 'access/sessions.ts',
    find: "where('customer_id', '=', session.customerId).where('id', '=', id)",
    replace: "where('id', '=', id)",
    test: 'auth/session-list.test.ts',
  },
  {
    id: 'a8',
    name: 'a callback with another amount pays',
    file: 'apply-report.ts',
    find: "return isOtherAmount && source === 'callback' ? ('amount-mismatch' as const) : null;",
    replace: 'return null;',
    test: 'payments/paymentCallback.test.ts',
  },
  {
    id: 'a38',
    name: 'a sign-in from a new device before the request does not hold its payout',
    file: 'payouts/order/hold.ts',
    find: 'const ofRequest = request?.newDeviceAt ?? null;',
    replace: 'const ofRequest = request ? null : null;',
    test: 'payouts/order/hold-of-request.test.ts',
  },
  {
    id: 'a32',
    name: 'a payments-only session cancels the mandate that its owner is approving',
    file: 'auto-debit/submitAutoDebit.ts',
    find: "customer_id === customerId && (kind === 'full' || session_id === id)",
    replace: 'customer_id === customerId && (kind !== undefined || session_id === id)',
    test: 'auto-debit/strangers.test.ts',
  },
  {
    id: 'a15',
    name: 'a bank account in another name needs no proof',
    file: 'updateNeft.ts',
    find: 'else if (!verified.name_matches) throw',
    replace: 'else if (false) throw',
    test: 'bank-details/bank-details.test.ts',
  },
  {
    id: 'a33',
    name: 'a malformed line of a settlement opens no case',
    file: 'reconciliation/reconcile-day.ts',
    find: "cases.push({ orderId, kind: 'malformed-line', expected: null, found: amount });",
    replace: 'void [orderId, amount];',
    test: 'reconciliation/malformed-lines.test.ts',
  },
  {
    id: 'a37',
    name: 'a payment does not lock its link, which may be revoked meanwhile',
    file: 'pay-links/place-link-order.ts',
    find: '  await lockLink(db, linkId);\n',
    replace: '',
    test: 'pay-links/revoked-meanwhile.test.ts',
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
    test: 'funds/switch.test.ts',
  },
  {
    id: 'a35',
    name: 'wrong codes are not counted for their address',
    file: 'access/lockout.ts',
    find: '...(shared ? [[addressFailures(deps.config), group] as const] : [])],',
    replace: '],',
    test: 'auth/otp-attacks.test.ts',
  },
  {
    id: 'a36',
    name: 'every site may read every answer',
    file: 'http/answer-headers.ts',
    find: "'x-content-type-options': 'nosniff',",
    replace: "'x-content-type-options': 'nosniff', 'access-control-allow-origin': '*',",
    test: 'http/all-routes.test.ts',
  },
  {
    id: 'a1',
    name: 'an expired code is accepted',
    file: 'otp-challenges.ts',
    find: 'challenge.code_ends_at > clock.now()',
    replace: 'true',
    test: 'auth/login.test.ts',
  },
  {
    id: 'a9',
    name: 'one key for two different orders returns the first',
    file: 'place-once.ts',
    find: "if (row.request_hash !== hash) throw problem('idempotency-conflict');",
    replace: '',
    test: 'payments/createPayment.test.ts',
  },
  {
    id: 'a41',
    name: 'a medical report of someone else can be fetched',
    file: 'medical/own-case.ts',
    find: '(await findCases(db, account)).find(({ case_id }) => case_id === caseId);',
    replace: `(await findCases(db, account)).find(({ case_id }) => case_id === caseId)
    ?? await db.selectFrom('medical_case').selectAll().where('case_id', '=', caseId).executeTakeFirst();`,
    test: 'medical/reports.test.ts',
  },
  {
    id: 'a42',
    name: 'the copy of a health declaration is sealed with the secret of all other data',
    file: 'declaration-copy.ts',
    find: "export function sealCopy({ healthSecrets }: Pick<Deps, 'healthSecrets'>",
    replace: "export function sealCopy({ secrets: healthSecrets }: Pick<Deps, 'secrets'>",
    test: 'medical/declaration-copy.test.ts',
  },
  {
    id: 'a43',
    name: 'anyone can report what happened at a medical centre',
    file: 'add-back-office-routes.ts',
    find: 'deps.medicalPartner?.isAuthentic(signed) ?? false',
    replace: 'deps.medicalPartner?.isAuthentic(signed) !== undefined',
    test: 'medical/asking-centres.test.ts',
  },
  {
    id: 'a12',
    name: 'a document can be fetched after it has expired',
    file: 'temporary-files.store.ts',
    find: ".where('expires_at', '>', now)\n",
    replace: '\n',
    test: 'documents/documents.test.ts',
  },
  {
    id: 'a20',
    name: 'a settled payment with another amount is accepted',
    file: 'compare-settlement.ts',
    find: "else if (order.booked !== amount) open('amount-differs');",
    replace: '',
    test: 'compare-settlement.test.ts',
  },
  {
    id: 's1',
    name: 'a payment whose connection broke is sent again',
    file: 'transport/call.ts',
    find: "if (code === 'network') return idempotent === true || method === 'get';",
    replace: "if (code === 'network') return true;",
    test: 'transport/call.test.ts',
  },
  {
    id: 'p3',
    name: 'secrets are stored on the device',
    file: 'drafts.ts',
    find: '!secrets.includes(field) && !transient.includes(field)',
    replace: '!transient.includes(field)',
    test: 'drafts.test.ts',
  },
];

const A_DAY = 3;
const DAY_MS = 86_400_000;

/** The faults that are planted on a day: each within nine days, and the same ones all day. */
export function plantedOn(now: Date): Fault[] {
  const first = Math.floor(now.getTime() / DAY_MS) * A_DAY;
  const places = Array.from({ length: A_DAY }, (_, at) => (first + at) % FAULTS.length);
  return FAULTS.filter((_, at) => places.includes(at));
}
