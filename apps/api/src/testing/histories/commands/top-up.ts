import fc from 'fast-check';
import { sql } from 'kysely';
import { buyAndAnnounce } from '../../../domains/payments/units/buy-units.ts';
import { defineCommand } from '../command.ts';
import type { History } from '../history.ts';
import { UNIT_LINKED } from '../services.ts';
import type { Task } from '../task.ts';
import type { World } from '../world.ts';
import { finishFunds } from './funds.ts';
import { newOrder, payAtOnce } from './pay.ts';
import { publishPrices } from './prices.ts';
import { round } from './time.ts';

/** Chitra, who has a unit-linked policy. */
const OWNER = 2;
/** Paise. */
const AMOUNT = 12_000_00;
const PREMIUM = 200_000_00;
const AT_ONCE = 500;
const DAY_MS = 86_400_000;
const node = fc.nat(1);

const SPLIT = [
  { fundCode: 'GRO', share: 33 },
  { fundCode: 'BAL', share: 67 },
];

/** A customer tops a policy up, with this many clicks. */
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

/** A customer tops a policy up, with one click or two; it may be paid at the gateway before anything else happens. */
export const topUp = defineCommand({
  weight: 2,
  args: fc.record({ node, clicks: fc.constantFrom(1, 2), isSplit: fc.boolean(), isPaid: fc.boolean() }),
  async begin(history, { node, clicks, isSplit, isPaid }) {
    const tasks = await topUpBy(history, node, clicks, isSplit ? SPLIT : undefined);
    if (!isPaid) return tasks;
    await payAtOnce(history, tasks, node);
    return [];
  },
});

/** A customer pays the premium of a unit-linked policy; it may be paid at the gateway before anything else happens. */
export const payLinked = defineCommand({
  weight: 2,
  args: fc.record({ node, clicks: fc.constantFrom(1, 2), isPaid: fc.constantFrom(true, true, false) }),
  async begin(history, { node, clicks, isPaid }) {
    const person = history.person(OWNER);
    const session = await history.open(person);
    const key = history.newKey();
    const items = [{ policyNo: UNIT_LINKED, amount: PREMIUM }];
    const body = { purpose: 'premium', items, returnPath: '/cs/pay-online' } as const;
    history.afterwards.add(finishFunds);
    const tasks = Array.from({ length: clicks }, (_, n) => ({
      words: `${person.name} pays the premium of ${UNIT_LINKED}`,
      history,
      person,
      session,
      run: () =>
        newOrder(history, person, () =>
          history.call(history.node(node + n), 'createPayment', body, { ...session, key }),
        ),
    }));
    if (!isPaid) return tasks;
    await payAtOnce(history, tasks, node);
    return [];
  },
});

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
    if (waiting.rows.length === 0) await payAtOnce(history, await topUpBy(history, node, 1), node);
    world.advance(days * DAY_MS);
    if (isPublished) await publishPrices(world);
    history.log.push(`  ${days} days pass, prices are ${isPublished ? '' : 'not '}published`);
    history.afterwards.add(finishBuying);
    return Array.from({ length: nodes }, (_, n) =>
      round(history, node + n, 'buys units', (deps) => buyAndAnnounce(deps, AT_ONCE)),
    );
  },
});

async function finishBuying(world: World): Promise<void> {
  await publishPrices(world);
  await buyAndAnnounce(world.nodes[1].deps, AT_ONCE);
}
