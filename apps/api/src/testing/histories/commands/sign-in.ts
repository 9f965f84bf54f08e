import fc from 'fast-check';
import type { Node } from '../../two-nodes.ts';
import { defineCommand } from '../command.ts';
import type { History } from '../history.ts';
import type { HistoryPerson } from '../people.ts';
import type { Task } from '../task.ts';

const who = fc.nat(2);
const node = fc.nat(1);
/** A wrong code. */
export const otherThan = (otp: string): string => String((Number(otp) + 1) % 1_000_000).padStart(6, '0');

/** A caller types a policy number and requests a code, several times. */
export const askForCodes = defineCommand({
  weight: 3,
  args: fc.record({ who, node, times: fc.integer({ min: 1, max: 3 }) }),
  async begin(history, { who, node, times }) {
    const person = history.person(who);
    return Array.from({ length: times }, (_, n) => askForCode(history, person, history.node(node + n)));
  },
});

function askForCode(history: History, person: HistoryPerson, node: Node): Task {
  return {
    words: `${person.name} requests a code`,
    history,
    person,
    async run() {
      const [loginId = ''] = person.policies;
      const known = await history.call(node, 'validateCustomer', { loginId, workTypeTxt: 'login' });
      if (known.statusCode !== 200) return;
      const { otpToken } = known.json();
      const sent = await history.call(node, 'generateOtp', { otpToken, workTypeTxt: 'login' });
      const otp = history.codes.get(person.mobile);
      if (sent.statusCode === 200 && otp) history.sentCodes.push({ person, otpToken: sent.json().otpToken, otp });
    },
  };
}

/** A caller tries a customer's latest codes, one or many at once; one of them may be right. */
export const guess = defineCommand({
  weight: 4,
  args: fc.record({
    who,
    node,
    /** How many codes were sent just before. */
    fresh: fc.constantFrom(0, 1, 3),
    times: fc.constantFrom(1, 2, 8),
    right: fc.option(fc.nat(7), { freq: 3 }),
  }),
  async begin(history, { who, node, fresh, times, right }) {
    const person = history.person(who);
    if (fresh > 0) await history.doAtOnce(Array(fresh).fill(askForCode(history, person, history.node(node))));
    const codes = history.sentCodes.filter((code) => code.person === person).slice(-3);
    return Array.from({ length: times }, (_, n) => codes[n % codes.length]).flatMap((code, n) =>
      code ? [tryCode(history, history.node(node + n), code, n === right)] : [],
    );
  },
});

function tryCode(
  history: History,
  node: Node,
  { person, otpToken, otp }: History['sentCodes'][number],
  isRight: boolean,
): Task {
  return {
    words: `${person.name} types ${isRight ? 'the right code' : 'a wrong code'}`,
    history,
    person,
    async run() {
      const answer = await history.call(node, 'validateOtp', { otpToken, otp: isRight ? otp : otherThan(otp) });
      if (answer.statusCode === 200 && !isRight) history.breaks(`${person.name} signs in with a wrong code`);
    },
  };
}
