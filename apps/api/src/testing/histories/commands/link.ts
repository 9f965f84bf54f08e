import fc from 'fast-check';
import { defineCommand } from '../command.ts';
import type { History } from '../history.ts';
import type { HistoryPerson } from '../people.ts';
import type { Task } from '../task.ts';
import { newOrder } from './pay.ts';
import { letWeekGoBy } from './time.ts';

const who = fc.nat(2);
const node = fc.nat(1);
/** Which of the latest links. */
const link = fc.constantFrom(0, 0, 1);

type SeenLink = History['links'][number];
const newest = (history: History, at: number): SeenLink | undefined => history.links.at(-1 - at);

/** A customer creates a payment link, with this many clicks. */
async function linkOf(history: History, person: HistoryPerson, node: number, clicks: number): Promise<readonly Task[]> {
  const session = await history.open(person);
  const key = history.newKey();
  const [policyNo = ''] = person.policies;
  return Array.from({ length: clicks }, (_, n) => ({
    words: `${person.name} creates a payment link`,
    history,
    person,
    session,
    async run() {
      const answer = await history.call(history.node(node + n), 'createPayLink', { policyNo }, { ...session, key });
      if (answer.statusCode !== 200) return;
      const { linkId, token } = answer.json();
      history.links.push({ person, linkId, token });
    },
  }));
}

/** A customer creates a payment link, with one click or two. */
export const makeLink = defineCommand({
  weight: 1,
  args: fc.record({ who, node, clicks: fc.constantFrom(1, 2) }),
  begin: (history, { who, node, clicks }) => linkOf(history, history.person(who), node, clicks),
});

/** One or two people with a link pay by it, with one click or two; it may have just been created. */
export const payByLink = defineCommand({
  weight: 4,
  args: fc.record({
    who,
    isNew: fc.boolean(),
    /** What happens to a new link first. */
    before: fc.constantFrom('nothing', 'nothing', 'revoked', 'over'),
    link,
    node,
    people: fc.constantFrom(1, 1, 2),
    clicks: fc.constantFrom(1, 2),
  }),
  async begin(history, { who, isNew, before, link, node, people, clicks }) {
    if (isNew) await history.doAtOnce(await linkOf(history, history.person(who), node, 1));
    const seen = newest(history, isNew ? 0 : link);
    if (!seen) return [];
    if (isNew && before === 'revoked') await history.doAtOnce([await revocationOf(history, seen, node)]);
    if (isNew && before === 'over') letWeekGoBy(history);
    const { person, token } = seen;
    return Array.from({ length: people }, () => history.newKey()).flatMap((key, payer) =>
      Array.from({ length: clicks }, (_, n): Task => {
        const at = history.node(node + payer + n);
        return {
          words: `payer ${payer + 1} pays with a link of ${person.name}`,
          history,
          person,
          async run() {
            if (n === 0) await history.call(at, 'openPayLink', { token });
            const body = { token, relation: 'child', returnPath: '/cs/pay-link' } as const;
            await newOrder(history, person, () => history.call(at, 'payByLink', body, { key }));
          },
        };
      }),
    );
  },
});

async function revocationOf(history: History, { person, linkId }: SeenLink, node: number): Promise<Task> {
  const session = await history.open(person);
  return {
    words: `${person.name} revokes a link`,
    history,
    person,
    session,
    run: async () => void (await history.call(history.node(node), 'revokePayLink', { linkId }, session)),
  };
}

/** A customer revokes a link. */
export const revokeLink = defineCommand({
  weight: 1,
  args: fc.record({ link, node }),
  async begin(history, { link, node }) {
    const seen = newest(history, link);
    return seen ? [await revocationOf(history, seen, node)] : [];
  },
});
