import fc from 'fast-check';
import { defineCommand } from '../command.ts';
import type { History } from '../history.ts';
import { ADDITIONS } from '../services.ts';
import type { Task } from '../task.ts';
import { confirm, perhapsAtOnce } from './confirm.ts';
import { newOrder, payAtOnce } from './pay.ts';
import { finishPayouts, processAll } from './payout.ts';
import { round } from './time.ts';

/** Asha, whose policy allows a loan. */
const BORROWER = 0;
const HOUR_MS = 3_600_000;
const node = fc.nat(1);
const clicks = fc.constantFrom(1, 1, 2);

type Amount = 'least' | 'half' | 'most' | 'over';

const amountOf = ({ least, most }: { least: number; most: number }, amount: Amount): number =>
  ({ least, half: Math.max(least, Math.floor(most / 2)), most, over: most + 1 })[amount];

async function loanTask(history: History, node: number, clicks: number, amount: Amount): Promise<Task> {
  const person = history.person(BORROWER);
  const session = await history.open(person);
  const key = history.newKey();
  history.afterwards.add(finishPayouts);
  const task: Task = {
    words: `${person.name} borrows ${amount === 'over' ? 'more than the limit' : `the ${amount}`}`,
    history,
    person,
    session,
    run: () =>
      confirm(history, task, {
        node,
        clicks,
        key,
        listed: 'eLoanPolicies',
        about: {},
        made: 'eLoan',
        body({ policies }) {
          const policy = policies.find(({ policyNo }) => policyNo === ADDITIONS);
          return (
            policy && {
              policyNo: ADDITIONS,
              amount: amountOf(policy, amount),
              interestRate: policy.interestRate,
              occupation: 'salaried' as const,
              yearlyIncome: 12_00_000_00,
            }
          );
        },
      }),
  };
  return task;
}

/** A customer borrows on a policy, with one click or two, in one tab or two. */
export const borrow = defineCommand({
  weight: 4,
  args: fc.record({
    node,
    clicks,
    tabs: fc.constantFrom(1, 1, 2),
    amount: fc.constantFrom<Amount>('least', 'half', 'most', 'most', 'over'),
    atOnce: fc.boolean(),
  }),
  async begin(history, { node, clicks, tabs, amount, atOnce }) {
    const tasks = await Promise.all(
      Array.from({ length: tabs }, (_, tab) => loanTask(history, node + tab, clicks, amount)),
    );
    return perhapsAtOnce(history, tasks, atOnce);
  },
});

/** A loan that is paid out before anything else happens. */
async function lend(history: History, node: number): Promise<void> {
  await history.doAtOnce([await loanTask(history, node, 1, 'half')]);
  for (let turn = 0; turn < 2; turn += 1) {
    history.world.advance(HOUR_MS);
    await history.doAtOnce([round(history, node, 'processes the payouts', processAll)]);
  }
}

/**
 * A customer repays some or all of a loan, with one click or two; it may be paid at the gateway before anything else
 * happens.
 */
export const repay = defineCommand({
  weight: 4,
  args: fc.record({ node, clicks, isAll: fc.boolean(), isPaid: fc.boolean() }),
  async begin(history, { node, clicks, isAll, isPaid }) {
    const { world } = history;
    const owing = await world.db
      .selectFrom('policy_loan')
      .select('principal')
      .where('policy_no', '=', ADDITIONS)
      .executeTakeFirst();
    if (!owing) await lend(history, node);
    const person = history.person(BORROWER);
    const session = await history.open(person);
    const key = history.newKey();
    const task: Task = {
      words: `${person.name} repays ${isAll ? 'a loan' : 'part of a loan'}`,
      history,
      person,
      session,
      async run() {
        const listed = await history.call(history.node(node), 'loanDetails', { policyNo: ADDITIONS }, { ...session });
        const [loan] = listed.statusCode === 200 ? listed.json().loanDetails : [];
        if (!loan) return;
        const amount = isAll ? loan.outstandingTotal : Math.min(loan.outstandingTotal, loan.minimumPayment + 1_000_00);
        const items = [{ policyNo: ADDITIONS, amount }];
        const body = { purpose: 'loan', items, returnPath: '/cs/pay-loan' } as const;
        await Promise.all(
          Array.from({ length: clicks }, (_, n) =>
            newOrder(history, person, () =>
              history.call(history.node(node + n), 'createPayment', body, { ...session, key }),
            ),
          ),
        );
      },
    };
    if (!isPaid) return [task];
    await payAtOnce(history, [task], node);
    return [];
  },
});
