import fc from 'fast-check';
import { sql } from 'kysely';
import type { Deps } from '../../../deps.ts';
import { processPayouts as work } from '../../../domains/payouts/pay/process-payouts.ts';
import { orderPayout as order } from '../../../domains/payouts/public.ts';
import { stopToken } from '../../../domains/payouts/stop/stop-token.ts';
import { returnUnappliedJob } from '../../../domains/payouts/unapplied/return-unapplied.ts';
import { PayoutBankError } from '../../../ports/payout-bank.ts';
import { actorHere } from '../actors.ts';
import { defineCommand } from '../command.ts';
import { ADDITIONS } from '../services.ts';
import type { Task } from '../task.ts';
import type { World } from '../world.ts';
import { code } from './change.ts';
import { round } from './time.ts';

/** Asha, who is paid. */
const PAYEE = 0;
const DAY_MS = 86_400_000;
const node = fc.nat(1);

/** A benefit falls due, on one node or both; a new device may have signed in before, so that it is held. */
export const orderPayout = defineCommand({
  weight: 2,
  args: fc.record({
    node,
    nodes: fc.constantFrom(1, 2),
    rupees: fc.integer({ min: 1, max: 90_000 }),
    isHeld: fc.boolean(),
  }),
  async begin(history, { node, nodes, rupees, isHeld }) {
    const { world } = history;
    const ticket = `HI${history.newKey().slice(-12)}`;
    const { clientId, policies } = history.person(PAYEE);
    if (isHeld)
      await sql`insert into new_device (customer_id, at) select id, ${world.now()}::timestamptz from customer
        where client_id = ${clientId}`.execute(world.db);
    const benefit = {
      ticket,
      policyNo: policies[0] ?? '',
      kind: 'maturity' as const,
      grossPaise: rupees * 100,
      taxPaise: 0,
    };
    return Array.from({ length: nodes }, (_, n) =>
      round(history, node + n, `orders a payout of ₹${rupees}`, ({ db, clock }) =>
        db
          .transaction()
          .execute((inside) => order(inside, { ...benefit, deductions: [], countsFrom: '2026-11-21' }, clock.now())),
      ),
    );
  },
});

/** The bank of a history may be away for days; its payouts stay owed. */
const isBankAway = (error: unknown): boolean =>
  error instanceof PayoutBankError && error.message === 'the bank answered 503';

export async function processAll(deps: Deps): Promise<void> {
  const failures = await work(deps);
  const failure = failures.find(({ error }) => !isBankAway(error));
  if (failure && !actorHere()?.isHit) throw failure.error;
}

/** Nothing is held any more, and the bank pays every transfer. */
export async function finishPayouts({ nodes, advance }: World): Promise<void> {
  for (const { sandbox } of nodes)
    for (const name of ['bank returns', 'bank away'] as const) await sandbox.state.switchScenario(name, false);
  await returnUnappliedJob(nodes[0].deps).run(new AbortController().signal);
  for (let turn = 0; turn < 3; turn += 1) {
    advance(5 * DAY_MS);
    await processAll(nodes[0].deps);
  }
}

/** One node or both process the payouts, after the days of a hold, past the promised day or now; the bank may return them, or be away for days. */
export const processPayouts = defineCommand({
  weight: 4,
  args: fc.record({
    node,
    nodes: fc.constantFrom(1, 2, 2),
    days: fc.constantFrom(0, 0, 1, 5, 12),
    bank: fc.constantFrom('pays', 'pays', 'returns', 'is away'),
  }),
  async begin(history, { node, nodes, days, bank }) {
    const { world } = history;
    for (const { sandbox } of world.nodes) {
      await sandbox.state.switchScenario('bank returns', bank === 'returns');
      await sandbox.state.switchScenario('bank away', bank === 'is away');
    }
    history.afterwards.add(finishPayouts);
    world.advance(days * DAY_MS + 3_600_000);
    history.log.push(`  ${days} days pass, and the bank ${bank}`);
    return Array.from({ length: nodes }, (_, n) => round(history, node + n, 'processes the payouts', processAll));
  },
});

/** A person with the link of a held payout stops it, with one click or two. */
export const stopPayout = defineCommand({
  weight: 2,
  args: fc.record({ node, clicks: fc.constantFrom(1, 2) }),
  async begin(history, { node, clicks }) {
    const { db, nodes } = history.world;
    const held = await db
      .selectFrom('payout')
      .selectAll()
      .where('state', '=', 'held')
      .where('stop_hash', 'is not', null)
      .where('policy_no', 'like', '59%')
      .orderBy('ordered_at')
      .orderBy('ticket')
      .executeTakeFirst();
    if (!held) return [];
    const token = stopToken(nodes[0].deps, held);
    const person = history.person(PAYEE);
    return Array.from(
      { length: clicks },
      (_, n): Task => ({
        words: 'a link stops a payout',
        history,
        person,
        async run() {
          await history.call(history.node(node + n), 'stopPayout', { token });
        },
      }),
    );
  },
});

/** A customer cashes paid-up additions, with one click or two. */
export const cashAdditions = defineCommand({
  weight: 2,
  args: fc.record({ node, clicks: fc.constantFrom(1, 2), isAll: fc.boolean() }),
  async begin(history, { node, clicks, isAll }) {
    const person = history.person(PAYEE);
    const session = await history.open(person);
    const key = history.newKey();
    const task: Task = {
      words: `${person.name} cashes paid-up additions`,
      history,
      person,
      session,
      async run() {
        const at = history.node(node);
        const listed = await history.call(at, 'puaPolicies', {}, { ...session });
        if (listed.statusCode !== 200) return;
        const { policies, otpToken } = listed.json();
        const policy = policies.find(({ policyNo }: { policyNo: string }) => policyNo === ADDITIONS);
        const sent = policy && (await code(history, at, task, otpToken, person.mobile));
        if (!sent) return;
        const part = isAll ? policy.additions : 10_000_00;
        const cash = Math.round((part * policy.factor) / 10_000);
        const body = { policyNo: ADDITIONS, sumAssured: part, cash, ...sent };
        await Promise.all(
          Array.from({ length: clicks }, (_, n) =>
            history.call(history.node(node + n), 'puaSurrender', body, { ...session, key }),
          ),
        );
      },
    };
    return [task];
  },
});
