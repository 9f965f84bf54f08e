import { maskMiddle, todayInIndia } from '@lifedesk/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { transferStore } from '../../../../simulators/banks/transfer-store.ts';
import { rememberPayments } from '../../../testing/rewind-payments.ts';
import { type Nodes, startTwoNodes } from '../../../testing/two-nodes.ts';
import { progressOf } from '../order/payout-progress.ts';
import { orderPayout, type PayoutOrder } from '../public.ts';
import { processPayouts } from './process-payouts.ts';

const POLICY = '501234567';
const TICKET = 'SR9000000001';
const NET = 91_466_67;
const DAY_MS = 86_400_000;

let nodes: Nodes;
let rewind: () => Promise<void>;
let asha: { customer_id: number; account_no: string };
let moved = 0;

const db = () => nodes.nodes[0].deps.db;
const advance = (milliseconds: number) => {
  moved += milliseconds;
  nodes.advance(milliseconds);
};
const scenario = (name: Parameters<(typeof nodes.nodes)[0]['sandbox']['state']['switchScenario']>[0], on = true) =>
  Promise.all(nodes.nodes.map(({ sandbox }) => sandbox.state.switchScenario(name, on)));
const order = (change: Partial<PayoutOrder> = {}) =>
  db()
    .transaction()
    .execute((transaction) =>
      orderPayout(
        transaction,
        {
          ticket: TICKET,
          policyNo: POLICY,
          kind: 'surrender',
          grossPaise: NET + 1_000_00,
          deductions: [{ name: 'loan', paise: 1_000_00 }],
          taxPaise: 0,
          countsFrom: '2026-11-21',
          ...change,
        },
        nodes.nodes[0].deps.clock.now(),
      ),
    );
const work = async () => {
  const failed = await Promise.all(nodes.nodes.map(({ deps }) => processPayouts(deps)));
  return failed.flat();
};
const payout = () => db().selectFrom('payout').selectAll().where('ticket', '=', TICKET).executeTakeFirstOrThrow();
const states = async () =>
  (
    await db().selectFrom('payout_event').select('state').where('ticket', '=', TICKET).orderBy('position').execute()
  ).map(({ state }) => state);
const transfers = async () =>
  (await (await transferStore(db())).all()).filter(({ reference }) => reference.startsWith(`${TICKET}-`));
const entries = async (kind: 'payout-owed' | 'payout-paid') =>
  (
    await sql<{ account: string; amount: number }>`select e.account, e.amount from ledger_entry e
      join ledger_posting p on p.id = e.posting_id where p.payout_ticket = ${TICKET} and p.kind = ${kind}
      order by e.position`.execute(db())
  ).rows;
const messages = async () =>
  (await db().selectFrom('service_message').select(['channel', 'text']).orderBy('channel').execute()).map(
    ({ text }) => text,
  );

beforeAll(async () => {
  nodes = await startTwoNodes();
  rewind = await rememberPayments(nodes.nodes[0]);
  asha = await db()
    .selectFrom('policy as p')
    .innerJoin('bank_account as b', 'b.policy_no', 'p.policy_no')
    .where('p.policy_no', '=', POLICY)
    .select(['p.customer_id', 'b.account_no'])
    .executeTakeFirstOrThrow();
});
beforeEach(async () => {
  await rewind();
  await sql`truncate service_message, sandbox_bank_transfer, new_device, former_contact, audit_entry`.execute(db());
  await sql`update account_check set account_no = ${asha.account_no} where policy_no = ${POLICY}`.execute(db());
  nodes.advance(-moved);
  moved = 0;
});
afterAll(() => nodes.close());

describe('an owed payout', () => {
  it('is paid once to the verified account and posted, whatever both nodes do in parallel', async () => {
    await order();
    expect(await work()).toEqual([]);
    expect(await states()).toEqual(['owed', 'sent', 'paid']);
    expect(await transfers()).toMatchObject([{ reference: `${TICKET}-1`, amount: NET, accountNo: asha.account_no }]);
    expect(await payout()).toMatchObject({
      paid_on: '2026-11-21',
      bank_reference: expect.stringMatching(/^BANKN\d{11}$/),
    });
    expect(await entries('payout-paid')).toEqual([
      { account: 'payouts-payable', amount: NET },
      { account: 'bank', amount: -NET },
    ]);
    const texts = await messages();
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).toContain(`account ${maskMiddle(asha.account_no)}`);
  });

  // domain: "surrender of ₹91,466.67, papers complete 01-10-2026, paid 22-11-2026 = 52 days at 7.50 % → ₹977.32"
  it('if late is paid with interest, in a posting of its own', async () => {
    advance(DAY_MS);
    await order({ countsFrom: '2026-10-01' });
    await work();
    expect(await payout()).toMatchObject({ state: 'paid', penal_interest: 977_32 });
    expect((await transfers())[0]?.amount).toBe(NET + 977_32);
    expect(await entries('payout-paid')).toEqual([
      { account: 'payouts-payable', amount: NET },
      { account: 'penal-interest', amount: 977_32 },
      { account: 'bank', amount: -NET - 977_32 },
    ]);
  });

  it('waits while payouts of the policy are restricted, and is sent after that', async () => {
    await sql`update customer set fatca_required = true where id = ${asha.customer_id}`.execute(db());
    await order();
    await work();
    expect(await states()).toEqual(['owed']);
    await sql`update customer set fatca_required = false where id = ${asha.customer_id}`.execute(db());
    advance(3_600_000);
    await work();
    expect((await payout()).state).toBe('paid');
  });

  it('at a bank that accepts it and does not answer is queried, not sent again', async () => {
    await scenario('bank silent');
    await order();
    expect(await work()).toMatchObject([{ ticket: TICKET, error: { name: 'PayoutBankError' } }]);
    expect((await payout()).state).toBe('sent');
    advance(3_600_000);
    await work();
    expect((await payout()).state).toBe('paid');
    expect(await transfers()).toHaveLength(1);
  });

  it('at a bank that is down is sent once the bank is back', async () => {
    await scenario('bank away');
    await order();
    await work();
    expect(await transfers()).toEqual([]);
    await scenario('bank away', false);
    advance(3_600_000);
    await work();
    expect((await payout()).state).toBe('paid');
    expect(await transfers()).toHaveLength(1);
  });

  it('at a bank that is late is paid on the day the bank pays', async () => {
    await scenario('bank late');
    await order();
    await work();
    expect((await payout()).state).toBe('sent');
    advance(27 * 3_600_000);
    await work();
    expect(await payout()).toMatchObject({ state: 'paid', paid_on: '2026-11-22' });
  });
});

// 53 days from the request to the day of payment: ₹96,000.00 at 7.50 % → ₹1,045.48
describe('a payout of ₹96,000.00 whose bank is unreachable for 46 days from the promised day', () => {
  const DAYS = 46;
  const INTEREST = 1_045_48;
  const interest = () => db().selectFrom('payout').selectAll().where('ticket', 'like', 'INT-%').execute();
  const progress = async () => progressOf(await payout(), todayInIndia(nodes.nodes[0].deps.clock.now()));
  const begin = async () => {
    await scenario('bank away');
    await order({ grossPaise: 96_000_00, deductions: [], countsFrom: '2026-11-14' });
    await work();
  };
  const comesBack = async () => {
    await scenario('bank away', false);
    advance(3_600_000);
    await work();
  };

  it('is shown as owed with the interest so far until the bank has it', async () => {
    await begin();
    expect(await progress()).toMatchObject({ state: 'owed', interest: 0, daysLate: 0 });
    advance(DAYS * DAY_MS);
    await work();
    expect(await progress()).toMatchObject({
      state: 'owed',
      interest: INTEREST,
      total: 96_000_00 + INTEREST,
      daysLate: DAYS,
    });
    expect(await states()).toEqual(['owed']);
    await scenario('bank late');
    await comesBack();
    expect(await progress()).toMatchObject({ state: 'sent', interest: INTEREST });
    expect(await states()).toEqual(['owed', 'sent']);
    await scenario('bank late', false);
  });

  it('is paid as it was sent first, and its interest in a second transfer, each once', async () => {
    await begin();
    advance(DAYS * DAY_MS - 3_600_000);
    await comesBack();
    await work();
    expect(await payout()).toMatchObject({ state: 'paid', penal_interest: 0, paid_on: '2027-01-06' });
    expect(await transfers()).toMatchObject([{ reference: `${TICKET}-1`, amount: 96_000_00 }]);
    expect(await interest()).toMatchObject([
      { ticket: `INT-${TICKET}`, state: 'paid', net: INTEREST, penal_interest: 0 },
    ]);
    const all = await (await transferStore(db())).all();
    const ours = all.filter(({ reference }) => reference.includes(TICKET));
    expect(Object.fromEntries(ours.map(({ reference, amount }) => [reference, amount]))).toEqual({
      [`${TICKET}-1`]: 96_000_00,
      [`INT-${TICKET}-1`]: INTEREST,
    });
    const { rows } = await sql<{ account: string; amount: number }>`select e.account, sum(e.amount)::int as amount
      from ledger_entry e join ledger_posting p on p.id = e.posting_id
      where p.payout_ticket in (${TICKET}, ${`INT-${TICKET}`}) group by e.account having sum(e.amount) <> 0
      order by e.account`.execute(db());
    expect(rows).toEqual([
      { account: 'bank', amount: -96_000_00 - INTEREST },
      { account: 'penal-interest', amount: INTEREST },
      { account: 'policy-benefits', amount: 96_000_00 },
    ]);
    const texts = (await messages()).join();
    for (const amount of ['₹96,000.00', '₹1,045.48']) expect(texts).toContain(amount);
  });

  it('earns no interest on its interest', async () => {
    await begin();
    advance(DAYS * DAY_MS);
    await comesBack();
    await scenario('bank away');
    await sql`update payout set state = 'owed', promised_on = '2026-12-01' where ticket like 'INT-%'`.execute(db());
    advance(DAYS * DAY_MS);
    const [row] = await interest();
    expect(row && progressOf(row, '2027-03-01')).toMatchObject({ interest: 0, total: INTEREST });
    await scenario('bank away', false);
  });

  it('that an older version paid without its interest still gets it', async () => {
    await order({ grossPaise: 96_000_00, deductions: [], countsFrom: '2026-11-14' });
    await work();
    await sql`update payout set paid_on = '2027-01-06' where ticket = ${TICKET}`.execute(db());
    await sql`delete from payout_interest_check`.execute(db());
    await work();
    await work();
    expect(await interest()).toMatchObject([{ state: 'paid', net: INTEREST }]);
  });
});

describe('a payout that the bank returns', () => {
  it('stays owed, with a message, and is sent again to a new account, with interest until then', async () => {
    await scenario('bank returns');
    await order({ countsFrom: '2026-11-10' });
    await work();
    expect(await payout()).toMatchObject({ state: 'returned', return_reason: 'Account closed' });
    expect((await messages()).join()).toContain('give us another bank account');
    expect(await entries('payout-paid')).toEqual([]);
    const before = (await payout()).penal_interest;

    await scenario('bank returns', false);
    advance(5 * DAY_MS);
    await work();
    expect((await payout()).state).toBe('returned');

    await sql`update account_check set account_no = '50100012345678' where policy_no = ${POLICY}`.execute(db());
    advance(3_600_000);
    await work();
    expect(await states()).toEqual(['owed', 'sent', 'returned', 'owed', 'sent', 'paid']);
    expect((await payout()).penal_interest).toBeGreaterThan(before);
    expect((await transfers()).map(({ reference }) => reference)).toEqual([`${TICKET}-1`, `${TICKET}-2`]);
    expect(await entries('payout-paid')).toHaveLength(3);
  });
});

describe('a held payout', () => {
  const device = () =>
    db()
      .insertInto('new_device')
      .values({ customer_id: asha.customer_id, at: nodes.nodes[0].deps.clock.now() })
      .execute();
  const outbox = async () =>
    (await db().selectFrom('outbox').select(['recipient', 'text']).execute()) as never as {
      recipient: string;
      text: string;
    }[];

  it('continues on its own after the last day, and its link ends', async () => {
    await device();
    await order();
    await work();
    expect(await payout()).toMatchObject({ state: 'held', held_until: '2026-11-24', stop_hash: expect.any(String) });
    const warnings = await outbox();
    expect(warnings).toHaveLength(2);
    const portals = nodes.nodes.map(({ deps }) => deps.origin());
    for (const { text } of warnings) {
      const [, portal] = /(\S+)\/cs\/stop-payout#[\w-]{22}/.exec(text) ?? [];
      expect(portals).toContain(portal);
    }
    advance(2 * DAY_MS);
    await work();
    expect((await payout()).state).toBe('held');
    advance(2 * DAY_MS);
    await work();
    expect(await states()).toEqual(['held', 'owed', 'sent', 'paid']);
    expect((await payout()).stop_hash).toBeNull();
    expect(await outbox()).toHaveLength(2);
  });

  it('warns the mobile number from before the change, not the new one', async () => {
    const { mobile, email } = await db()
      .selectFrom('customer')
      .select(['mobile', 'email'])
      .where('id', '=', asha.customer_id)
      .executeTakeFirstOrThrow();
    const at = nodes.nodes[0].deps.clock.now();
    await device();
    await db()
      .insertInto('former_contact')
      .values({ customer_id: asha.customer_id, channel: 'sms', value: '+919800000001', replaced_at: at })
      .execute();
    await order();
    await work();
    expect((await outbox()).map(({ recipient }) => recipient).sort()).toEqual(['+919800000001', email].sort());
    expect(mobile).not.toBe('+919800000001');
  });

  it('is not released before the warning could be sent', async () => {
    await device();
    await scenario('messages fail');
    await order();
    expect(await work()).toMatchObject([{ error: { name: 'DeliveryError' } }]);
    advance(5 * DAY_MS);
    await work();
    expect((await payout()).state).toBe('held');
    await scenario('messages fail', false);
    advance(DAY_MS);
    await work();
    expect((await payout()).state).toBe('paid');
  });
});
