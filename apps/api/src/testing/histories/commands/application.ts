import fc from 'fast-check';
import type { Deps } from '../../../deps.ts';
import { processBlocks } from '../../../domains/applications/block-job.ts';
import { meetDeadlines } from '../../../domains/applications/deadline-job.ts';
import { UpiError } from '../../../ports/upi-blocks.ts';
import { actorHere } from '../actors.ts';
import { APPLICATIONS } from '../applications.ts';
import { defineCommand } from '../command.ts';
import type { Task } from '../task.ts';
import type { World } from '../world.ts';
import { confirm, repeat } from './confirm.ts';
import { round } from './time.ts';

/** Bhanu, whose applications they are. */
const APPLICANT = 1;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const node = fc.nat(1);
const clicks = fc.constantFrom(1, 1, 2);
const applicationNo = fc.constantFrom(...APPLICATIONS);
const FAULTS = ['UPI away', 'UPI silent', 'UPI late', 'UPI refuses'] as const;

/** UPI of a history may be away or silent for a while; the job asks again. */
async function follow(deps: Deps): Promise<void> {
  const failure = (await processBlocks(deps)).find((error) => !(error instanceof UpiError));
  if (failure && !actorHere()?.isHit) throw failure;
}

/** UPI works, and every block gets to its end. */
async function finishBlocks({ nodes, advance }: World): Promise<void> {
  for (const { sandbox } of nodes) for (const name of FAULTS) await sandbox.state.switchScenario(name, false);
  for (let turn = 0; turn < 5; turn += 1) {
    advance(3 * 60 * MINUTE_MS);
    await follow(nodes[0].deps);
  }
}

/** The applicant accepts the offer with a code, with one click or two. */
export const acceptOffer = defineCommand({
  weight: 4,
  args: fc.record({ applicationNo, node, clicks }),
  async begin(history, { applicationNo, node, clicks }) {
    const person = history.person(APPLICANT);
    const session = await history.open(person);
    const key = history.newKey();
    history.afterwards.add(finishBlocks);
    const task: Task = {
      words: `${person.name} accepts the offer of ${applicationNo}`,
      history,
      person,
      session,
      run: () =>
        confirm(history, task, {
          node,
          clicks,
          key,
          listed: 'applicationDetails',
          about: { applicationNo },
          made: 'answerCounterOffer',
          body: ({ offer, otpToken }) =>
            otpToken && offer ? { applicationNo, offerId: offer.offerId, answer: 'accept' as const } : undefined,
        }),
    };
    return [task];
  },
});

/** The applicant refuses the offer, or withdraws the application, with one click or two. */
export const giveUp = defineCommand({
  weight: 2,
  args: fc.record({ applicationNo, node, clicks, how: fc.constantFrom('refuses', 'withdraws') }),
  async begin(history, { applicationNo, node, clicks, how }) {
    const person = history.person(APPLICANT);
    const session = await history.open(person);
    const key = history.newKey();
    history.afterwards.add(finishBlocks);
    return [
      {
        words: `${person.name} ${how} ${applicationNo}`,
        history,
        person,
        session,
        async run() {
          const found = await history.call(history.node(node), 'applicationDetails', { applicationNo }, { ...session });
          if (found.statusCode !== 200) return;
          const { offer, withdrawal } = found.json();
          await repeat(clicks, (n) => {
            const at = history.node(node + n);
            const headers = { ...session, key };
            return how === 'refuses'
              ? history.call(
                  at,
                  'answerCounterOffer',
                  { applicationNo, offerId: offer.offerId, answer: 'refuse' },
                  headers,
                )
              : history.call(at, 'withdrawApplication', { applicationNo, back: withdrawal?.back ?? 0 }, headers);
          });
        },
      },
    ];
  },
});

/** The applicant decides in the UPI app about a block that waits. */
export const decideBlock = defineCommand({
  weight: 3,
  args: fc.record({ applicationNo, decision: fc.constantFrom('approve', 'approve', 'decline') }),
  async begin({ world, log }, { applicationNo, decision }) {
    const waiting = await world.db
      .selectFrom('application_block')
      .select('approval_url')
      .where('application_no', '=', applicationNo)
      .where('state', '=', 'requested')
      .where('approval_url', 'is not', null)
      .executeTakeFirst();
    if (!waiting?.approval_url) return [];
    log.push(`  the applicant decides in the UPI app: ${decision}`);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await world.nodes[0].app.inject({
      method: 'POST',
      url: waiting.approval_url,
      headers,
      payload: new URLSearchParams({ decision }).toString(),
    });
    return [];
  },
});

/** One node or both follow the blocks, with or without a fault of UPI. */
export const followBlocks = defineCommand({
  weight: 5,
  args: fc.record({
    node,
    nodes: fc.constantFrom(1, 2, 2),
    minutes: fc.constantFrom(1, 15, 40, 180),
    fault: fc.constantFrom(undefined, undefined, ...FAULTS),
  }),
  async begin(history, { node, nodes, minutes, fault }) {
    const { world } = history;
    for (const { sandbox } of world.nodes)
      for (const name of FAULTS) await sandbox.state.switchScenario(name, name === fault);
    history.afterwards.add(finishBlocks);
    world.advance(minutes * MINUTE_MS);
    history.log.push(`  ${minutes} minutes pass${fault ? `, ${fault}` : ''}`);
    return Array.from({ length: nodes }, (_, n) => round(history, node + n, 'follows the blocks', follow));
  },
});

/** Days pass: the block ends after 14 days, the offer after 15. */
export const endOffers = defineCommand({
  weight: 2,
  args: fc.record({ node, nodes: fc.constantFrom(1, 2), days: fc.constantFrom(1, 8, 15) }),
  async begin(history, { node, nodes, days }) {
    const { world } = history;
    world.advance(days * DAY_MS);
    history.afterwards.add(finishBlocks);
    history.log.push(`  ${days} days pass`);
    return Array.from({ length: nodes }, (_, n) =>
      round(history, node + n, 'ends offers', async (deps) => {
        const [failure] = await meetDeadlines(deps);
        if (failure && !actorHere()?.isHit) throw failure;
      }),
    );
  },
});
