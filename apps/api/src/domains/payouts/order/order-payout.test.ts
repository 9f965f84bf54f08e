import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type RunningApi, startApi } from '../../../testing/index.ts';
import { checkPayout, orderPayout, type PayoutOrder } from '../public.ts';

/** Asha's savings plan; her bank account is verified. */
const POLICY = '501234567';

let api: RunningApi;
let asha: number;
beforeAll(async () => {
  api = await startApi({ listen: false });
  const policy = api.deps.db.selectFrom('policy').select('customer_id').where('policy_no', '=', POLICY);
  asha = (await policy.executeTakeFirstOrThrow()).customer_id;
});
afterAll(() => api.close());

let serial = 0;
const order = (change: Partial<PayoutOrder> = {}): PayoutOrder => ({
  ticket: `SR90000000${String(serial).padStart(2, '0')}`,
  policyNo: POLICY,
  kind: 'surrender',
  grossPaise: 1_00_000_00,
  deductions: [
    { name: 'loan', paise: 5_000_00 },
    { name: 'loan-interest', paise: 300_00 },
    { name: 'surrender-charge', paise: 233_33 },
  ],
  taxPaise: 3_000_00,
  countsFrom: '2026-11-21',
  ...change,
});
const NET = 1_00_000_00 - 5_000_00 - 300_00 - 233_33 - 3_000_00;

const place = (change: Partial<PayoutOrder> = {}) =>
  api.deps.db.transaction().execute((db) => orderPayout(db, order(change), api.now()));
const readPayout = () =>
  api.deps.db.selectFrom('payout').selectAll().where('ticket', '=', order().ticket).executeTakeFirst();
const entries = async () =>
  (
    await sql<{ account: string; amount: number }>`select e.account, e.amount from ledger_entry e
      join ledger_posting p on p.id = e.posting_id where p.payout_ticket = ${order().ticket} order by e.position`.execute(
      api.deps.db,
    )
  ).rows;

beforeEach(async () => {
  serial += 1;
  await sql`truncate new_device`.execute(api.deps.db);
});

describe('an ordered payout', () => {
  it('is owed by its promised day, and its debits equal its credits', async () => {
    await place();
    expect(await readPayout()).toMatchObject({ state: 'owed', net: NET, promised_on: '2026-11-28', customer_id: asha });
    expect(await entries()).toEqual([
      { account: 'policy-benefits', amount: 1_00_000_00 },
      { account: 'policy-loans', amount: -5_000_00 },
      { account: 'loan-interest-income', amount: -300_00 },
      { account: 'payout-charges', amount: -233_33 },
      { account: 'tax-withheld', amount: -3_000_00 },
      { account: 'payouts-payable', amount: -NET },
    ]);
  });

  it('exists once per request, however often it is ordered in parallel', async () => {
    await Promise.all([1, 2, 3].map(() => place()));
    await place({ grossPaise: 7_00_000_00 });
    expect(await readPayout()).toMatchObject({ gross: 1_00_000_00 });
    expect(await entries()).toHaveLength(6);
  });

  it.each([
    ['loan', 'policy-loans', '2026-11-28'],
    ['gst-refund', 'gst-payable', '2026-11-28'],
    ['maturity', 'policy-benefits', '2026-11-21'],
  ] as const)('of %s is debited to %s and promised for %s', async (kind, account, promisedOn) => {
    await place({ kind, deductions: [], taxPaise: 0 });
    expect(await readPayout()).toMatchObject({ promised_on: promisedOn });
    expect((await entries())[0]).toEqual({ account, amount: 1_00_000_00 });
  });

  it('is settled if nothing is left of it', async () => {
    await place({ grossPaise: 100, deductions: [{ name: 'loan', paise: 100 }], taxPaise: 0 });
    expect(await readPayout()).toMatchObject({ state: 'paid', net: 0 });
  });

  it.each<[string, Partial<PayoutOrder>]>([
    ['the deductions exceed the gross amount', { taxPaise: 94_466_68 }],
    ['it is zero', { grossPaise: 0, deductions: [], taxPaise: 0 }],
    ['a deduction is zero', { deductions: [{ name: 'loan', paise: 0 }] }],
    ['it has half a paisa', { grossPaise: 100.5, deductions: [], taxPaise: 0 }],
    ['it has no valid day to count from', { countsFrom: '2026-02-30' }],
  ])('is refused if %s', async (_, change) => {
    await expect(place(change)).rejects.toThrow(RangeError);
    expect(await readPayout()).toBeUndefined();
  });

  it('after a sign-in from a new device is held through the cooling-off', async () => {
    await api.deps.db.insertInto('new_device').values({ customer_id: asha, at: api.now() }).execute();
    await place();
    expect(await readPayout()).toMatchObject({ state: 'held', held_until: '2026-11-24', hold_reason: 'new-device' });
  });

  it('is no longer held on the fourth day after it', async () => {
    const at = new Date('2026-11-17T18:00:00.000Z');
    await api.deps.db.insertInto('new_device').values({ customer_id: asha, at }).execute();
    await place();
    expect(await readPayout()).toMatchObject({ state: 'owed', held_until: null });
  });
});

describe('the check before a request', () => {
  const check = (kind: PayoutOrder['kind'] = 'surrender') =>
    checkPayout(api.deps.db, { customerId: asha, policyNo: POLICY, kind }, api.now());

  it('allows a policy without restrictions', async () => {
    await expect(check()).resolves.toBeUndefined();
  });

  it.each([
    [
      'nationality',
      sql`update customer set fatca_required = true where id =`,
      sql`update customer set fatca_required = false where id =`,
    ],
    [
      'bank-details',
      sql`update account_check a set state = 'pending' from policy p where p.policy_no = a.policy_no and p.customer_id =`,
      sql`update account_check a set state = 'verified' from policy p where p.policy_no = a.policy_no and p.customer_id =`,
    ],
  ])('refuses with the reason %s', async (reason, on, off) => {
    await sql`${on} ${asha}`.execute(api.deps.db);
    try {
      await expect(check()).rejects.toMatchObject({
        code: 'payout-restricted',
        status: 403,
        options: { errors: [{ pointer: '/policyNo', rule: 'payout', because: reason }] },
      });
    } finally {
      await sql`${off} ${asha}`.execute(api.deps.db);
    }
  });

  it('treats a failure as restricted', async () => {
    const away = checkPayout(api.deps.db, { customerId: asha, policyNo: '999999999', kind: 'loan' }, api.now());
    await expect(away).rejects.toMatchObject({ code: 'payout-restricted', status: 403 });
  });
});
