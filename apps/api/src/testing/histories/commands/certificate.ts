import fc from 'fast-check';
import { tokenHash } from '../../../platform/token-hash.ts';
import { sessionHeaders } from '../../sign-in.ts';
import { CERTIFIED } from '../certificates.ts';
import { defineCommand } from '../command.ts';
import type { History } from '../history.ts';
import type { Task } from '../task.ts';
import { perhapsAtOnce, repeat } from './confirm.ts';

/** Chitra, whose annuity it is. */
const ANNUITANT = 2;
const NEVER = new Date('2099-01-01T00:00:00.000Z');
const node = fc.nat(1);
const clicks = fc.constantFrom(1, 1, 2);

/** Sends a certificate with one click or two, and once more if the answer is lost. */
async function send(
  history: History,
  { node, clicks, how, headers }: { node: number; clicks: number; how: object; headers: Record<string, string> },
): Promise<void> {
  const body = JSON.stringify({ policyNos: [CERTIFIED], declaration: true, ...how });
  const press = (n: number) => history.call(history.node(node + n), 'submitLifeCertificate', body, headers);
  const answers = await repeat(clicks, press);
  if (answers.some(({ statusCode }) => statusCode >= 500)) await press(0);
}

/** The annuitant sends the comparison of a picture, in one tab or two; it may have arrived before anything else happens. */
export const giveCertificate = defineCommand({
  weight: 4,
  args: fc.record({
    node,
    clicks,
    tabs: fc.constantFrom(1, 1, 2),
    band: fc.constantFrom('same', 'same', 'person-decides'),
    atOnce: fc.boolean(),
  }),
  async begin(history, { node, clicks, tabs, band, atOnce }) {
    const person = history.person(ANNUITANT);
    const session = await history.openSession(person);
    const compareToken = `compare-${history.newKey()}`;
    await history.world.db
      .insertInto('face_check')
      .values({
        id: session.id,
        customer_id: session.customerId,
        session_id: session.id,
        policy_nos: [CERTIFIED],
        picture_reference: 'deleted',
        liveness_hash: tokenHash(`liveness-${compareToken}`),
        liveness_ends_at: NEVER,
        compare_hash: tokenHash(compareToken),
        compare_ends_at: NEVER,
        score: band === 'same' ? 90 : 70,
        band,
      })
      .execute();
    const tasks = Array.from({ length: tabs }, (_, tab): Task => {
      const headers = { ...sessionHeaders(session), key: history.newKey() };
      return {
        words: `${person.name} sends a life certificate: ${band}`,
        history,
        person,
        session: sessionHeaders(session),
        run: () => send(history, { node: node + tab, clicks, how: { compareToken }, headers }),
      };
    });
    return perhapsAtOnce(history, tasks, atOnce);
  },
});

/** The annuitant asks for another way, about which staff answer later (`answerRequest`). */
export const arrangeCertificate = defineCommand({
  weight: 3,
  args: fc.record({ node, clicks, kind: fc.constantFrom('branch', 'call'), atOnce: fc.boolean() }),
  async begin(history, { node, clicks, kind, atOnce }) {
    const person = history.person(ANNUITANT);
    const session = await history.open(person);
    const headers = { ...session, key: history.newKey() };
    const task: Task = {
      words: `${person.name} asks for a life certificate by ${kind}`,
      history,
      person,
      session,
      run: () => send(history, { node, clicks, how: { way: { kind } }, headers }),
    };
    return perhapsAtOnce(history, [task], atOnce);
  },
});
