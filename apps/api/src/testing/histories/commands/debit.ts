import fc from 'fast-check';
import type { Deps } from '../../../deps.ts';
import { mandateJob } from '../../../domains/auto-debit/mandate-job.ts';
import { settlePendingOrders } from '../../../domains/payments/gateway/poll-gateway.ts';
import { actorHere } from '../actors.ts';
import { defineCommand } from '../command.ts';
import type { History } from '../history.ts';
import type { Task } from '../task.ts';
import type { World } from '../world.ts';
import { code } from './change.ts';
import { perhapsAtOnce, repeat } from './confirm.ts';
import { otherThan } from './sign-in.ts';
import { round } from './time.ts';

/** Bhanu, whose premium a bank debits. */
const PAYER = 1;
const node = fc.nat(1);
const clicks = fc.constantFrom(1, 2);
const MINUTE_MS = 60_000;

/**
 * Days on which something happens to a premium due on Thursday, 3 December: the notice, after which the mandate can still be
 * stopped at once; the debit in flight, with two working days left; the debit; its second notice; the second debit.
 */
const MOMENTS = [
  '2026-11-30T05:00Z',
  '2026-12-01T05:00Z',
  '2026-12-03T05:00Z',
  '2026-12-04T05:00Z',
  '2026-12-07T05:00Z',
] as const;

async function workMandates(deps: Deps): Promise<void> {
  const failures: unknown[] = [];
  const log = { error: ({ err }: { err?: unknown }) => failures.push(err) };
  await mandateJob(deps, log as never).run(new AbortController().signal);
  if (failures.length > 0 && !actorHere()?.isHit) throw new Error(JSON.stringify(failures));
}

/** Runs what banks and nodes still have to do. */
async function finishDebits({ nodes: [{ deps }], advance }: World): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) {
    await workMandates(deps);
    advance(MINUTE_MS);
    await settlePendingOrders(deps);
  }
}

/** Everything in progress has ended by then, because no call takes days. */
async function moveTo({ world, log, finish }: History, moment: string): Promise<void> {
  await finish();
  log.push(`  it is ${moment.slice(0, 10)}`);
  world.advance(new Date(moment).getTime() - world.now().getTime());
}

/** Moves on by this many moments; at each, a node does what is due. */
async function moveAhead(history: History, node: number, ahead: number): Promise<void> {
  const next = MOMENTS.filter((moment) => new Date(moment) > history.world.now()).slice(0, ahead);
  for (const [at, moment] of next.entries()) {
    await moveTo(history, moment);
    if (at < next.length - 1) await workAtOnce(history, node);
  }
}

async function workAtOnce(history: History, node: number): Promise<void> {
  await history.doAtOnce([round(history, node, 'processes the mandates', workMandates)]);
  await settlePendingOrders(history.node(node).deps);
}

/** One node or both process the mandates, now or at one of the next moments; the account may have no money. */
export const processDebits = defineCommand({
  weight: 4,
  args: fc.record({
    node,
    nodes: fc.constantFrom(1, 2, 2),
    /** How many moments to move: a notice and its debit are often apart, so that something can happen in between. */
    ahead: fc.constantFrom(0, 0, 1, 1, 1, 2, 2, 2),
    fails: fc.boolean(),
    gateway: fc.constantFrom('well', 'well', 'well', 'lost', 'away', 'twice'),
  }),
  async begin(history, { node, nodes, ahead, fails, gateway }) {
    for (const { sandbox } of history.world.nodes) await sandbox.state.switchScenario('debits fail', fails);
    history.afterwards.add(finishDebits);
    await moveAhead(history, node, ahead);
    return Array.from({ length: nodes }, (_, n) => ({
      ...round(
        history,
        node + n,
        `processes the mandates${gateway === 'well' ? '' : `, the gateway: ${gateway}`}`,
        workMandates,
      ),
      gateway,
    }));
  },
});

interface Change {
  readonly history: History;
  readonly at: number;
  readonly task: Task;
  readonly key: string;
  readonly clicks: number;
  readonly isRight: boolean;
}

/** A customer skips the next debit, or stops the mandate, with a code; the last click may be a double click. */
const change = (weight: number, words: string, act: (change: Change) => Promise<void>) =>
  defineCommand({
    weight,
    args: fc.record({
      node,
      clicks,
      isRight: fc.constantFrom(true, true, true, false),
      atOnce: fc.boolean(),
      /** How many moments have passed: before the notice there is little to stop, and a day later the debit is in flight. */
      least: fc.constantFrom(0, 1, 1, 2),
    }),
    async begin(history, { node, clicks, isRight, atOnce, least }) {
      const passed = MOMENTS.filter((moment) => new Date(moment) <= history.world.now()).length;
      if (passed < least) {
        await moveAhead(history, node, least - passed);
        await workAtOnce(history, node);
      }
      const person = history.person(PAYER);
      const key = history.newKey();
      const task: Task = {
        words: `${person.name} ${words}${isRight ? '' : ' with a wrong code'}`,
        history,
        person,
        session: await history.open(person),
        run: () => act({ history, at: node, task, key, clicks, isRight }),
      };
      history.afterwards.add(finishDebits);
      return perhapsAtOnce(history, [task], atOnce);
    },
  });

export const skipDebit = change(2, 'skips a debit', async ({ history, at, task, key, clicks, isRight }) => {
  const listed = await history.call(history.node(at), 'autoDebitMandates', {}, { ...task.session });
  if (listed.statusCode !== 200) return;
  const { mandates, otpToken } = listed.json();
  const [{ mandateId, nextDebit } = { mandateId: '', nextDebit: undefined }] = mandates;
  const sent = nextDebit && (await code(history, history.node(at), task, otpToken, task.person.mobile));
  if (!sent) return;
  const otp = isRight ? sent.otp : otherThan(sent.otp);
  const body = { mandateId, date: nextDebit.date, otpToken: sent.otpToken, otp };
  await repeat(clicks, (n) => history.call(history.node(at + n), 'skipAutoDebit', body, { ...task.session, key }));
});

export const stopMandate = change(3, 'stops the auto-debit', async ({ history, at, task, key, clicks, isRight }) => {
  const listed = await history.call(history.node(at), 'autoDebitEligiblePolicies', {}, { ...task.session });
  if (listed.statusCode !== 200) return;
  const { mandates, otpToken } = listed.json();
  const [mandate] = mandates;
  const sent = mandate && (await code(history, history.node(at), task, otpToken, task.person.mobile));
  if (!sent) return;
  const operation = mandate.isInFlight ? 'deactivateAutoDebitCrm' : 'deactivateAutoDebit';
  const otp = isRight ? sent.otp : otherThan(sent.otp);
  const body = { mandateId: mandate.mandateId, otpToken: sent.otpToken, otp };
  await repeat(clicks, (n) => history.call(history.node(at + n), operation, body, { ...task.session, key }));
});
