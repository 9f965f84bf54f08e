import fc from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { settlePendingOrders } from '../../../domains/payments/gateway/poll-gateway.ts';
import { signBody } from '../../../platform/signed-body.ts';
import { defineCommand } from '../command.ts';
import type { History } from '../history.ts';
import type { HistoryPerson } from '../people.ts';
import type { Task } from '../task.ts';

const who = fc.nat(2);
const node = fc.nat(1);
const order = fc.nat(5);
/** ₹24,500 without GST, like the demo person's policy. */
const PREMIUM = 2_450_000;

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];
const lastKeys = new WeakMap<History, Map<string, { key: string; policies: readonly string[] }>>();

/** Stores the order that a call created, so that the payer's decision and the gateway's report can follow. */
export async function newOrder(
  history: History,
  person: HistoryPerson,
  ask: () => Promise<LightMyRequestResponse>,
): Promise<void> {
  const answer = await ask();
  if (answer.statusCode !== 200) return;
  const { orderId, gatewayUrl } = answer.json();
  if (!history.orders.some((seen) => seen.orderId === orderId)) history.orders.push({ person, orderId, gatewayUrl });
}

/** A customer pays for one policy or all, with one click or two, or retries with the previous key. */
export const pay = defineCommand({
  weight: 6,
  args: fc.record({
    who,
    node,
    all: fc.boolean(),
    kind: fc.constantFrom('full', 'full', 'partial'),
    clicks: fc.constantFrom(1, 2),
    again: fc.boolean(),
    /** Whether it runs before anything else, so that there is an order to continue with. */
    atOnce: fc.boolean(),
    gateway: fc.constantFrom('well', 'well', 'well', 'lost', 'away', 'twice'),
  }),
  async begin(history, { who, node, all, kind, clicks, again, atOnce, gateway }) {
    const person = history.person(who);
    const keys = lastKeys.get(history) ?? new Map();
    lastKeys.set(history, keys);
    const before = again ? keys.get(person.name) : undefined;
    const policies = before?.policies ?? (all ? person.policies : person.policies.slice(0, 1));
    const key = before?.key ?? history.newKey();
    keys.set(person.name, { key, policies });
    const session = await history.open(person, kind);
    const items = policies.map((policyNo: string) => ({ policyNo, amount: PREMIUM }));
    const tasks = Array.from(
      { length: clicks },
      (_, n): Task => ({
        words: `${person.name} ${before ? 'tries again to pay' : 'pays'} for ${policies.join(' and ')}${kind === 'partial' ? ' without signing in' : ''}${gateway === 'well' ? '' : `, the gateway: ${gateway}`}`,
        history,
        person,
        session,
        gateway,
        run() {
          const body = { purpose: 'premium', items, returnPath: '/cs/pay-online' } as const;
          return newOrder(history, person, () =>
            history.call(history.node(node + n), 'createPayment', body, { ...session, key }),
          );
        },
      }),
    );
    if (!atOnce) return tasks;
    await history.doAtOnce(tasks);
    return [];
  },
});

/** Presses a button on the gateway's page. */
async function press(
  history: History,
  { person, orderId, gatewayUrl }: History['orders'][number],
  decision: 'approve' | 'decline' | 'close',
): Promise<void> {
  const { pathname } = new URL(gatewayUrl, 'http://localhost');
  history.log.push(`  ${person.name} presses ${decision} at the gateway for ${orderId}`);
  if (!pathname.startsWith('/sandbox/gateway/')) return;
  await history.world.nodes[0].app.inject({
    method: 'POST',
    url: pathname,
    payload: `decision=${decision}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
}

/** Creates an order, approves it as the payer, and has the gateway asked about it, before anything else happens. */
export async function payAtOnce(history: History, tasks: readonly Task[], node: number): Promise<void> {
  const before = history.orders.length;
  await history.doAtOnce(tasks);
  const made = history.orders[before];
  if (!made) return;
  await press(history, made, 'approve');
  // The settling round asks about an order some seconds after it was made.
  history.world.advance(21_000);
  await settlePendingOrders(history.node(node).deps);
}

/** The payer decides on the gateway's page. */
export const decide = defineCommand({
  weight: 5,
  args: fc.record({ order, decision: fc.constantFrom('approve', 'approve', 'approve', 'decline', 'close') }),
  async begin(history, { order, decision }) {
    const seen = pick(history.orders, order);
    if (!seen) return [];
    await press(history, seen, decision);
    return [];
  },
});

/** The gateway reports an order, once or twice, soon or late. */
export const report = defineCommand({
  weight: 5,
  args: fc.record({ order, node, times: fc.constantFrom(1, 1, 2) }),
  async begin(history, { order, node, times }) {
    const seen = pick(history.orders, order);
    const known = seen && (await history.world.nodes[0].deps.gateway.status(seen.orderId));
    if (!seen || !known || known.state === 'created' || known.state === 'pending') return [];
    const { orderId, person } = seen;
    const content = {
      orderId,
      gatewayReference: known.reference,
      outcome: known.state,
      amount: known.amount,
      at: known.at.toISOString(),
    };
    return Array.from(
      { length: times },
      (_, n): Task => ({
        words: `the gateway reports ${orderId} as ${known.state}`,
        history,
        person,
        async run() {
          const body = JSON.stringify(content);
          await history.call(history.node(node + n), 'paymentCallback', body, signedHeaders(history, body));
        },
      }),
    );
  },
});

/** The headers of a callback signed by the gateway. */
function signedHeaders({ world }: History, body: string): Record<string, string> {
  const { secrets, clock } = world.nodes[0].deps;
  const { timestamp, signature } = signBody(secrets.key('gateway').toString('base64url'), body, clock.now());
  return { 'x-gateway-timestamp': timestamp, 'x-gateway-signature': signature };
}

/** A payer who returns from the gateway checks the order. */
export const look = defineCommand({
  weight: 3,
  args: fc.record({ order, node }),
  async begin(history, { order, node }) {
    const seen = pick(history.orders, order);
    if (!seen) return [];
    const { person, orderId } = seen;
    const session = await history.open(person);
    return [
      {
        words: `${person.name} looks at ${orderId}`,
        history,
        person,
        session,
        run: async () => void (await history.call(history.node(node), 'paymentStatus', { orderId }, session)),
      },
    ];
  },
});
