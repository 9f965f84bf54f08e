import fc from 'fast-check';
import type { Deps } from '../../../deps.ts';
import { settleSwitchesJob } from '../../../domains/funds/settle/settle-switches.ts';
import { payNextDiscontinued } from '../../../domains/funds/withdraw/settle/pay-discontinued.ts';
import { settleWithdrawalsJob } from '../../../domains/funds/withdraw/settle/settle-withdrawals-job.ts';
import { buyUnitsJob } from '../../../domains/payments/units/buy-units.ts';
import { defineCommand } from '../command.ts';
import type { History } from '../history.ts';
import { LOCKED_IN, UNIT_LINKED } from '../services.ts';
import type { Task } from '../task.ts';
import type { World } from '../world.ts';
import { confirm, perhapsAtOnce } from './confirm.ts';
import { publishPrices } from './prices.ts';
import { round } from './time.ts';

/** Chitra, who has unit-linked policies. */
const OWNER = 2;
const DAY_MS = 86_400_000;
/** By then a policy surrendered within its lock-in has been paid. */
const AFTER_LOCK_IN = new Date('2029-01-01T06:00:00Z');
const node = fc.nat(1);
const clicks = fc.constantFrom(1, 1, 2);
const policyNo = fc.constantFrom(UNIT_LINKED, UNIT_LINKED, UNIT_LINKED, LOCKED_IN);
const atOnce = fc.boolean();

interface FundMove {
  readonly node: number;
  readonly clicks: number;
  readonly policyNo: string;
}

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)];

async function ownerTask(history: History, words: string, run: (task: Task) => Promise<void>): Promise<Task> {
  const person = history.person(OWNER);
  const session = await history.open(person);
  const task: Task = { words: `${person.name} ${words}`, history, person, session, run: () => run(task) };
  history.afterwards.add(finishFunds);
  return task;
}

function switchTask(
  history: History,
  { from, share, to, ...asked }: FundMove & { from: number; share: number; to: string },
) {
  const key = history.newKey();
  return ownerTask(history, `switches ${share} % of a fund of ${asked.policyNo}`, (task) =>
    confirm(history, task, {
      ...asked,
      key,
      listed: 'switchFunds',
      about: { policyNo: asked.policyNo },
      made: 'updateSwitchFunds',
      body({ policies: [policy] }) {
        const fund = policy && pick(policy.funds, from);
        return (
          fund && {
            policyNo: asked.policyNo,
            from: [{ fundCode: fund.fundCode, share }],
            to: [{ fundCode: fund.fundCode === to ? 'LIQ' : to, share: 100 }],
            charge: policy.charge,
          }
        );
      },
    }),
  );
}

/** A customer switches part of a fund, or all of it, with one click or two. */
export const switchFunds = defineCommand({
  weight: 3,
  args: fc.record({
    node,
    clicks,
    policyNo,
    from: fc.nat(3),
    share: fc.constantFrom(33, 50, 100),
    to: fc.constantFrom('SEC', 'GRO'),
    atOnce,
  }),
  begin: async (history, { atOnce, ...asked }) => perhapsAtOnce(history, [await switchTask(history, asked)], atOnce),
});

/** The withdrawal: this many rupees from a fund, as much as is free, or all funds by surrender. */
type Part = 5_000 | 100_000 | 'most' | 'all';

function withdrawTask(history: History, { fund, part, ...asked }: FundMove & { fund: number; part: Part }) {
  const { policyNo } = asked;
  const key = history.newKey();
  const words = part === 'all' ? `surrenders ${policyNo}` : `withdraws from ${policyNo}`;
  return ownerTask(history, words, (task) =>
    confirm(history, task, {
      ...asked,
      key,
      listed: 'ulipSurrenderPolicies',
      about: {},
      made: 'ulipPartialSurrender',
      body({ policies }) {
        const policy = policies.find((one) => one.policyNo === policyNo);
        if (!policy) return undefined;
        if (part === 'all') return { policyNo, extent: 'all' } as const;
        const from = pick(policy.funds, fund);
        const most = Math.min(from?.free ?? 0, Math.floor(policy.value / 4));
        return (
          from && {
            policyNo,
            extent: 'part' as const,
            from: [{ fundCode: from.fundCode, amount: part === 'most' ? most : part * 100 }],
          }
        );
      },
    }),
  );
}

/** A customer withdraws part of the funds or surrenders them, with one click or two. */
export const withdraw = defineCommand({
  weight: 4,
  args: fc.record({
    node,
    clicks,
    policyNo,
    fund: fc.nat(3),
    part: fc.constantFrom<Part>(5_000, 100_000, 'most', 'all', 'all'),
    atOnce,
  }),
  begin: async (history, { atOnce, ...asked }) => perhapsAtOnce(history, [await withdrawTask(history, asked)], atOnce),
});

const JOBS = [settleSwitchesJob, settleWithdrawalsJob, buyUnitsJob];

/** Runs everything that waits for prices, in one order or the other. */
async function work(deps: Deps, isTurned = false): Promise<void> {
  const { signal } = new AbortController();
  for (const job of isTurned ? JOBS.toReversed() : JOBS) await job(deps).run(signal);
}

/** One node or both carry out what waits for its price: switches, withdrawals, units; the prices may be late. */
export const processFunds = defineCommand({
  weight: 4,
  args: fc.record({
    node,
    nodes: fc.constantFrom(1, 2, 2),
    isTurned: fc.boolean(),
    days: fc.constantFrom(0, 3, 3, 3),
    isPublished: fc.constantFrom(true, true, true, false),
  }),
  async begin(history, { node, nodes, isTurned, days, isPublished }) {
    const { world, log } = history;
    world.advance(days * DAY_MS);
    if (isPublished) await publishPrices(world);
    log.push(`  ${days} days pass, prices are ${isPublished ? '' : 'not '}published`);
    history.afterwards.add(finishFunds);
    return Array.from({ length: nodes }, (_, n) =>
      round(history, node + n, 'processes the funds', (deps) => work(deps, isTurned && n > 0)),
    );
  },
});

/** Publishes every price and runs what waits for it. */
export async function finishFunds(world: World): Promise<void> {
  const [{ deps }] = world.nodes;
  world.advance(4 * DAY_MS);
  await publishPrices(world);
  await work(deps);
  while (await payNextDiscontinued({ ...deps, clock: { now: () => AFTER_LOCK_IN } }));
}
