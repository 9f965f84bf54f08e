import { todayInIndia } from '@lifedesk/rules';
import fc from 'fast-check';
import { benefitsJob } from '../../../domains/payouts/benefits/benefits-job.ts';
import { defineCommand } from '../command.ts';
import { ADDITIONS } from '../services.ts';
import type { World } from '../world.ts';
import { finishPayouts } from './payout.ts';
import { round } from './time.ts';

const DAY_MS = 86_400_000;

const orderAll = ({ nodes }: Pick<World, 'nodes'>, node = 0) =>
  benefitsJob(nodes[node % 2 === 0 ? 0 : 1].deps).run(new AbortController().signal);

/** Nothing that was due is forgotten. */
async function finishBenefits(world: World): Promise<void> {
  await orderAll(world);
  await finishPayouts(world);
}

/** Lets Asha's savings plan mature today. A call that has locked the policy is paused and would never let go, so not then. */
async function matureToday({ db, now }: World): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('policy')
    .set({ maturity_date: todayInIndia(now()) })
    .where('policy_no', 'in', (eb) =>
      eb.selectFrom('policy').select('policy_no').where('policy_no', '=', ADDITIONS).forUpdate().skipLocked(),
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Days pass, and one node or both order what falls due; Asha's savings plan may mature on the last of them. */
export const orderBenefits = defineCommand({
  weight: 2,
  args: fc.record({
    node: fc.nat(1),
    nodes: fc.constantFrom(1, 2, 2),
    days: fc.constantFrom(0, 1, 2, 4, 35),
    matures: fc.constantFrom(false, false, true),
  }),
  async begin(history, { node, nodes, days, matures }) {
    const { world, log } = history;
    world.advance(days * DAY_MS);
    const matured = matures && (await matureToday(world));
    log.push(`  ${days} days pass${matured ? `, and ${ADDITIONS} matures` : ''}`);
    history.afterwards.add(finishBenefits);
    return Array.from({ length: nodes }, (_, n) =>
      round(history, node + n, 'orders benefits', () => orderAll(world, node + n)),
    );
  },
});
