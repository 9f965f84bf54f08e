import fc from 'fast-check';
import { sql } from 'kysely';
import { settlePendingOrders } from '../../../domains/payments/gateway/ask-gateway.ts';
import { buyAndAnnounce } from '../../../domains/payments/units/buy-units.ts';
import { today } from '../../../platform/today.ts';
import { defineCommand } from '../command.ts';
import type { History } from '../history.ts';
import { UNIT_LINKED } from '../services.ts';
import type { Task } from '../task.ts';
import type { World } from '../world.ts';
import { newOrder, press } from './pay.ts';
import { round } from './time.ts';

/** Chitra, who has a unit-linked policy. */
const OWNER = 2;
/** Paise. */
const AMOUNT = 12_000_00;
const AT_ONCE = 500;
const DAY_MS = 86_400_000;
const node = fc.nat(1);

const SPLIT = [
  { fundCode: 'GRO', share: 33 },
  { fundCode: 'BAL', share: 67 },
];

/** A customer tops a policy up, by so many clicks. */
async function topUpBy(
  history: History,
  node: number,
  clicks: number,
  fundSplit?: typeof SPLIT,
): Promise<readonly Task[]> {
  const person = history.person(OWNER);
  const session = await history.open(person);
  const key = history.newKey();
  const items = [{ policyNo: UNIT_LINKED, amount: AMOUNT, ...(fundSplit ? { fundSplit } : {}) }];
  const body = { purpose: 'top-up', items, returnPath: '/cs/top-up' } as const;
  return Array.from({ length: clicks }, (_, n) => ({
    words: `${person.name} tops up`,
    history,
    person,
    session,
    run: () =>
      newOrder(history, person, () => history.call(history.node(node + n), 'createPayment', body, { ...session, key })),
  }));
}

/** A customer tops a policy up, by a click or by two. */
export const topUp = defineCommand({
  weight: 1,
  args: fc.record({ node, clicks: fc.constantFrom(1, 2), isSplit: fc.boolean() }),
  begin: (history, { node, clicks, isSplit }) => topUpBy(history, node, clicks, isSplit ? SPLIT : undefined),
});

/** A top-up that is paid, before anything else happens. */
async function payTopUp(history: History, node: number): Promise<void> {
  await history.doAtOnce(await topUpBy(history, node, 1));
  const made = history.orders.at(-1);
  if (made?.person !== history.person(OWNER)) return;
  await press(history, made, 'approve');
  // The settling round asks about an order some seconds after it was made.
  history.world.advance(21_000);
  await settlePendingOrders(history.node(node).deps);
}

/** The prices of all days so far are published. */
const publish = ({ db, now }: World) =>
  sql`insert into fund_nav (fund_code, on_date, nav)
  select f.code, d::date, 20 + length(f.code) + extract(day from d) / 7
    from fund f, generate_series((select on_date + 1 from history_last_price), ${today({ now })}::date, '1 day') d
  on conflict do nothing`.execute(db);

/** One node or both buy the units of a top-up, after a weekend or now; the prices may be late. */
export const buyUnits = defineCommand({
  weight: 3,
  args: fc.record({
    node,
    nodes: fc.constantFrom(1, 2),
    days: fc.constantFrom(0, 3, 3),
    isPublished: fc.constantFrom(true, true, false),
  }),
  async begin(history, { node, nodes, days, isPublished }) {
    const { world } = history;
    const waiting = await sql`select from unit_lot where bought_at is null and cancelled_at is null`.execute(world.db);
    if (waiting.rows.length === 0) await payTopUp(history, node);
    world.advance(days * DAY_MS);
    if (isPublished) await publish(world);
    history.log.push(`  ${days} days go by, prices are ${isPublished ? '' : 'not '}published`);
    history.afterwards.add(finishBuying);
    return Array.from({ length: nodes }, (_, n) =>
      round(history, node + n, 'buys units', (deps) => buyAndAnnounce(deps, AT_ONCE)),
    );
  },
});

async function finishBuying(world: World): Promise<void> {
  await publish(world);
  await buyAndAnnounce(world.nodes[1].deps, AT_ONCE);
}
