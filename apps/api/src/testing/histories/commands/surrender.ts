import fc from 'fast-check';
import { returnUnappliedJob } from '../../../domains/payouts/unapplied/return-unapplied.ts';
import { defineCommand } from '../command.ts';
import type { History } from '../history.ts';
import { ADDITIONS } from '../services.ts';
import type { Task } from '../task.ts';
import { confirm, perhapsAtOnce } from './confirm.ts';
import { finishPayouts } from './payout.ts';
import { round } from './time.ts';

/** Asha, whose policy may have a loan. */
const OWNER = 0;
const node = fc.nat(1);
const clicks = fc.constantFrom(1, 1, 2);

async function surrenderTask(history: History, node: number, clicks: number): Promise<Task> {
  const person = history.person(OWNER);
  const session = await history.open(person);
  const [enquiry, key] = [history.newKey(), history.newKey()];
  history.afterwards.add(finishPayouts);
  const task: Task = {
    words: `${person.name} surrenders ${ADDITIONS}`,
    history,
    person,
    session,
    async run() {
      const response = await history.call(
        history.node(node),
        'surrenderEnquiry',
        { policyNo: ADDITIONS },
        { ...session, key: enquiry },
      );
      if (response.statusCode !== 200) return;
      const { acknowledgement, net } = response.json();
      const { ticket } = acknowledgement;
      await confirm(history, task, {
        node,
        clicks,
        key,
        listed: 'validateSurrenderTicket',
        about: { ticket },
        made: 'requestSurrender',
        body: ({ policy }) => (policy ? { ticket, net, isDeclared: true as const } : undefined),
      });
    },
  };
  return task;
}

/** A customer surrenders a policy, with one click or two, in one tab or two. */
export const surrender = defineCommand({
  weight: 3,
  args: fc.record({ node, clicks, tabs: fc.constantFrom(1, 1, 2), atOnce: fc.boolean() }),
  async begin(history, { node, clicks, tabs, atOnce }) {
    const tasks = await Promise.all(
      Array.from({ length: tabs }, (_, tab) => surrenderTask(history, node + tab, clicks)),
    );
    return perhapsAtOnce(history, tasks, atOnce);
  },
});

/** A customer cancels the pending surrender, with one click or two. */
export const cancelSurrender = defineCommand({
  weight: 2,
  args: fc.record({ node, clicks }),
  async begin(history, { node, clicks }) {
    const person = history.person(OWNER);
    const waiting = await history.world.db
      .selectFrom('service_request as r')
      .innerJoin('customer as c', 'c.id', 'r.customer_id')
      .select('r.ticket')
      .where('c.client_id', '=', person.clientId)
      .where('r.type', '=', 'surrender-request')
      .where('r.state', '=', 'received')
      .executeTakeFirst();
    if (!waiting) return [];
    const session = await history.open(person);
    return Array.from(
      { length: clicks },
      (_, n): Task => ({
        words: `${person.name} cancels a surrender`,
        history,
        person,
        session,
        async run() {
          await history.call(history.node(node + n), 'cancelSurrender', { ticket: waiting.ticket }, { ...session });
        },
      }),
    );
  },
});

/** One node or both refund money received for policies that have ended. */
export const returnUnapplied = defineCommand({
  weight: 1,
  args: fc.record({ node, nodes: fc.constantFrom(1, 2) }),
  async begin(history, { node, nodes }) {
    history.afterwards.add(finishPayouts);
    return Array.from({ length: nodes }, (_, n) =>
      round(history, node + n, 'refunds unused money', (deps) =>
        returnUnappliedJob(deps).run(new AbortController().signal),
      ),
    );
  },
});
