import type { Mutant } from '../mutant.ts';

/** Handlers, stores, sign-in and payments of the API. */
export const api: readonly Mutant[] = [
  {
    id: 'a1',
    name: 'an expired code is accepted',
    file: 'otp-challenges.ts',
    find: 'challenge.code_ends_at > clock.now()',
    replace: 'true',
    tests: ['auth/login.test'],
  },
  {
    id: 'a2',
    name: 'failed logins of one address are not counted',
    file: 'lockout.ts',
    find: '...(shared ? [[addressFailures(deps.config), group] as const] : [])],',
    replace: '],',
    tests: ['auth/login.test', 'access/limits', 'otp-attacks', 'proxies'],
  },
  {
    id: 'a3',
    name: 'a session of another kind is accepted',
    file: 'session.ts',
    find: "if (!rule.kinds.has(session.kind)) throw problem('session-kind');",
    replace: '',
    tests: ['contract/contract.test'],
  },
  {
    id: 'a6',
    name: 'a plain body is accepted where an envelope is required',
    file: 'envelope.ts',
    find: "rule === 'refused' : rule === 'required'",
    replace: "rule === 'refused' : false",
    tests: ['envelope.test'],
  },
  {
    id: 'a9',
    name: 'one key for two different orders returns the first',
    file: 'place-once.ts',
    find: "if (row.request_hash !== hash) throw problem('idempotency-conflict');",
    replace: '',
    tests: ['createPayment.test'],
  },
  {
    id: 'a10',
    name: 'a second payment of a policy starts while one is in progress',
    file: '010-payment-orders.sql',
    find: 'create unique index payment_order_item_ongoing',
    replace: 'create index payment_order_item_ongoing',
    tests: ['createPayment.test'],
  },
  {
    id: 'a11',
    name: 'more than the loan can be paid back',
    file: 'check-loan-payment.ts',
    find: "if (amount > total) return refusal('above-balance');",
    replace: '',
    tests: ['rules/src/loan/loan.test', 'order/quote-item'],
  },
  {
    id: 'a12',
    name: 'a document can be fetched after it has expired',
    file: 'temporary-files.store.ts',
    find: ".where('expires_at', '>', now)\n",
    replace: '\n',
    tests: ['documents/documents.test'],
  },
  {
    id: 'a13',
    name: 'a nominee of another customer can be named',
    file: 'check-nominees.ts',
    find: "if (!id.startsWith('new-') && !known.has(id)) refuse",
    replace: 'if (false) refuse',
    tests: ['nominee/nominee.test'],
  },
  {
    id: 'a14',
    name: 'a current nominee can be left out',
    file: 'check-nominees.ts',
    find: 'if (present.some((id) => !named.includes(id))) refuse',
    replace: 'if (false) refuse',
    tests: ['nominee/nominee.test'],
  },
  {
    id: 'a16',
    name: 'the same request with another body returns the first',
    file: 'make-request.ts',
    find: "if (row && !deps.secrets.verify('request', content, row.request_hash)) throw problem('idempotency-conflict');",
    replace: '',
    tests: ['profile/contacts.test', 'requests/requests.test'],
  },
  {
    id: 'a17',
    name: 'an upload can be put twice',
    file: 'accept-upload.ts',
    find: 'if (!upload || upload.put_at || upload.swept_at) throw over();',
    replace: 'if (!upload || upload.swept_at) throw over();',
    tests: ['uploads/put-upload', 'uploads/claim-upload'],
  },
  {
    id: 'a18',
    name: 'a premium in its grace period is not on the card',
    file: 'policies/card-signs.ts',
    find: "'premium-in-grace': ['premium-overdue']",
    replace: "'premium-in-grace': []",
    tests: ['policies/policies.test', 'policies/attention.test', 'dashboard.test'],
  },
  {
    id: 'a19',
    name: 'lapsed policies are not asked about',
    file: 'policies/attention.store.ts',
    find: 'st.lapsed or (st.premium_paying',
    replace: '(st.premium_paying',
    tests: ['policies/attention.test', 'customers-by-the-api'],
  },
  {
    id: 'a20',
    name: 'a settled payment with another amount is accepted',
    file: 'compare-settlement.ts',
    find: "else if (order.booked !== amount) open('amount-differs');",
    replace: '',
    tests: ['compare-settlement'],
  },
  {
    id: 'a22',
    name: 'guesses at the same moment are compared before any of them counts',
    file: 'access/otp-challenges.ts',
    find: `const tried = await limits.reserveAll(tries);
    if (!tried.allowed) throw problem('otp-blocked', { retryAfter: tried.refusal.retryAfter, account });
    const giveBack = () => Promise.all(tried.taken.map(limits.release));
    const isValid = challenge.code_ends_at !== null && challenge.code_ends_at > clock.now() && !challenge.used_at;
    if (!isValid) {
      await giveBack();
      throw problem('otp-expired', { account });
    }
    const triedCode = await limits.reserve(LIMITS.codeTries, challenge.token_hash);
    if (!triedCode.allowed) {
      await giveBack();
      throw problem('otp-burnt', { triesLeft: 0, account });
    }
    if (!secrets.verify('otp', codeText(challenge, otp), challenge.code_mac ?? '')) {
      const last = tried.taken.find(`,
    replace: `await assertNotLocked(limits, tries, 'otp-blocked', account);
    const giveBack = async () => {};
    const isValid = challenge.code_ends_at !== null && challenge.code_ends_at > clock.now() && !challenge.used_at;
    if (!isValid) {
      await giveBack();
      throw problem('otp-expired', { account });
    }
    const triedCode = await limits.reserve(LIMITS.codeTries, challenge.token_hash);
    if (!triedCode.allowed) {
      await giveBack();
      throw problem('otp-burnt', { triesLeft: 0, account });
    }
    if (!secrets.verify('otp', codeText(challenge, otp), challenge.code_mac ?? '')) {
      const tried = await limits.reserveAll(tries);
      const last = (tried.allowed ? tried.taken : []).find(`,
    tests: ['histories/histories.test'],
  },
  {
    id: 'a23',
    name: 'a limit is checked first and counted afterwards',
    file: 'limits/limits.ts',
    find: `const reservation = await reserve(limit, subject);
      if (!reservation.allowed) throw`,
    replace: `if ((await retryAfter(limit, subject)) > 0) throw problem('rate-limited', { retryAfter: 1 });
      const reservation = await reserve({ ...limit, most: 1_000_000 }, subject);
      if (!reservation.allowed) throw`,
    tests: ['histories/histories.test'],
  },
  {
    id: 'a24',
    name: 'a stop of auto-debit leaves the announced debit, which is presented without asking about the mandate',
    file: 'auto-debit/stop-mandate.ts',
    find: 'await dropAnnounced(db, row.id, now);',
    replace: '',
    also: [
      {
        file: 'auto-debit/process-debits.ts',
        find: "const isStopped = mandate?.state !== 'active' && mandate?.state !== 'on-hold';",
        replace: 'const isStopped = false;',
      },
    ],
    tests: ['histories/histories.test'],
  },
];
