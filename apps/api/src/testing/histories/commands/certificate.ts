import fc from 'fast-check';
import { tokenHash } from '../../../platform/token-hash.ts';
import { sessionHeaders } from '../../sign-in.ts';
import { CERTIFIED, JOINT } from '../certificates.ts';
import { defineCommand } from '../command.ts';
import type { History } from '../history.ts';
import type { Task } from '../task.ts';
import { perhapsAtOnce, repeat } from './confirm.ts';

/** Chitra, whose annuity it is. */
const ANNUITANT = 2;
/** The lives that need certificates. */
const LIVES = [
  { policyNo: CERTIFIED, life: 'first' },
  { policyNo: JOINT, life: 'first' },
  { policyNo: JOINT, life: 'second' },
] as const;
type Life = (typeof LIVES)[number];
const NEVER = new Date('2099-01-01T00:00:00.000Z');
const node = fc.nat(1);
const clicks = fc.constantFrom(1, 1, 2);

/** Sends a certificate with one click or two, and once more if the answer is lost. */
async function send(
  history: History,
  {
    node,
    clicks,
    of,
    how,
    headers,
  }: { node: number; clicks: number; of: Life; how: object; headers: Record<string, string> },
): Promise<void> {
  const body = JSON.stringify({ policyNos: [of.policyNo], life: of.life, declaration: true, ...how });
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
    of: fc.constantFrom(...LIVES),
    band: fc.constantFrom('same', 'same', 'person-decides'),
    atOnce: fc.boolean(),
  }),
  async begin(history, { node, clicks, tabs, of, band, atOnce }) {
    const person = history.person(ANNUITANT);
    const session = await history.openSession(person);
    const compareToken = `compare-${history.newKey()}`;
    await history.world.db
      .insertInto('face_check')
      .values({
        id: session.id,
        customer_id: session.customerId,
        session_id: session.id,
        policy_nos: [of.policyNo],
        life: of.life,
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
        words: `${person.name} sends a life certificate of the ${of.life} life of ${of.policyNo}: ${band}`,
        history,
        person,
        session: sessionHeaders(session),
        run: () => send(history, { node: node + tab, clicks, of, how: { compareToken }, headers }),
      };
    });
    return perhapsAtOnce(history, tasks, atOnce);
  },
});

/** The annuitant asks for another way, about which staff answer later (`answerRequest`). */
export const arrangeCertificate = defineCommand({
  weight: 3,
  args: fc.record({
    node,
    clicks,
    of: fc.constantFrom(...LIVES),
    kind: fc.constantFrom('branch', 'call'),
    atOnce: fc.boolean(),
  }),
  async begin(history, { node, clicks, of, kind, atOnce }) {
    const person = history.person(ANNUITANT);
    const session = await history.open(person);
    const headers = { ...session, key: history.newKey() };
    const task: Task = {
      words: `${person.name} asks for a life certificate of the ${of.life} life of ${of.policyNo} by ${kind}`,
      history,
      person,
      session,
      run: () => send(history, { node, clicks, of, how: { way: { kind } }, headers }),
    };
    return perhapsAtOnce(history, [task], atOnce);
  },
});
