import fc from 'fast-check';
import type { Deps } from '../../../deps.ts';
import { settlePendingOrders } from '../../../domains/payments/gateway/poll-gateway.ts';
import { reconcileJob } from '../../../domains/payments/reconciliation/reconcile-day.ts';
import { actorHere } from '../actors.ts';
import { defineCommand } from '../command.ts';
import type { History } from '../history.ts';
import type { Task } from '../task.ts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;

/** Time passes: longer than the pause between codes, the life of a code or order, or a lock. */
export const wait = defineCommand({
  weight: 3,
  args: fc.constantFrom(31, 301, 960, 1_860),
  async begin({ world, log }, seconds) {
    log.push(`  ${seconds} seconds pass`);
    world.advance(seconds * SECOND_MS);
    return [];
  },
});

/** What a node does on its own. */
export const round = (history: History, at: number, words: string, run: (deps: Deps) => Promise<unknown>): Task => ({
  words: `node ${(at % 2) + 1} ${words}`,
  history,
  person: history.person(0),
  async run() {
    try {
      await run(history.node(at).deps);
    } catch (error) {
      if (!actorHere()?.isHit) history.breaks(`${words}: ${error instanceof Error ? error.message : error}`);
    }
  },
});

/** One node or both ask the gateway about orders without a callback. */
export const settle = defineCommand({
  weight: 3,
  args: fc.record({ node: fc.nat(1), nodes: fc.constantFrom(1, 2) }),
  async begin(history, { node, nodes }) {
    history.world.advance(21 * SECOND_MS);
    return Array.from({ length: nodes }, (_, n) =>
      round(history, node + n, 'asks about payments', (deps) => settlePendingOrders(deps)),
    );
  },
});

/** A payment link expires within this time. */
export function letWeekGoBy({ world, log }: History): void {
  log.push('  eight days pass');
  world.advance(8 * DAY_MS);
}

/** Noon of the next day: both nodes read the settlement, in which banks may reverse the previous day's payments. */
export const nextDay = defineCommand({
  weight: 2,
  args: fc.record({ chargedBack: fc.boolean() }),
  async begin(history, { chargedBack }) {
    const { world, log } = history;
    log.push(`  a day passes${chargedBack ? ", and the previous day's payments are charged back" : ''}`);
    world.advance(DAY_MS + 4 * 3_600_000);
    for (const { sandbox } of world.nodes)
      for (const name of ['payments charged back', 'mandates returned'] as const)
        await sandbox.state.switchScenario(name, chargedBack);
    return [0, 1].map((at) =>
      round(history, at, 'reads the settlement', (deps) =>
        reconcileJob(deps, { warn: () => {}, error: () => {} }).run(new AbortController().signal),
      ),
    );
  },
});
