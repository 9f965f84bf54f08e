// The answers of every operation for each demo person at six instants. Each instant is a world of its own: people are made
// for the day on which it begins, and the sandbox's clock is moved from there.
import { type RunningApi, startApi } from '@lifedesk/api/testing';
import type { Pins } from '../kept-file.ts';
import { explain } from '../whole-texts.ts';
import { askAsAnyone, askWithoutSession, signInAs } from './anyone.ts';
import { Asker } from './asker.ts';
import { changeContacts, leave, pay, readAll, type Visit, visit, writeAll } from './person.ts';

const QUIET_MORNING = '2026-11-21T04:30:00.000Z';

/** When the world begins, and to when its clock is moved. */
const INSTANTS: readonly (readonly [begin: string, at: string])[] = [
  // premiums fall due on both sides of 22 September 2025, when GST on them ended
  ['2025-09-15T05:30:00.000Z', '2025-09-15T05:30:00.000Z'],
  [QUIET_MORNING, QUIET_MORNING],
  // what was due in ten and eighteen days is overdue
  [QUIET_MORNING, '2026-12-26T10:15:00.000Z'],
  // ten minutes before and after the financial year turns in India
  [QUIET_MORNING, '2027-03-31T18:20:00.000Z'],
  [QUIET_MORNING, '2027-03-31T18:40:00.000Z'],
  ['2028-02-29T04:30:00.000Z', '2028-02-29T04:30:00.000Z'],
];
const THREE_DAYS = 3 * 86_400_000;
const SAME = '=';
/** The address is drawn in signed documents, so it is the same each time. */
const PORT = 39_417;

/** By family: a line for each question, its answers at the six instants; `=` where one is as the one before. */
export async function answers(): Promise<ReadonlyMap<string, Pins>> {
  const worlds: Asker['kept'][] = [];
  for (const [begin, at] of INSTANTS) worlds.push(await world(begin, at));
  const families = new Set(worlds.flatMap((kept) => [...kept.keys()]));
  return new Map([...families].sort().map((family) => [`answers/${family}`, together(worlds, family)]));
}

function together(worlds: readonly Asker['kept'][], family: string): Pins {
  const keys = new Set(worlds.flatMap((kept) => [...(kept.get(family)?.keys() ?? [])]));
  return new Map(
    [...keys].map((key) => {
      const each = worlds.map((kept) => kept.get(family)?.get(key) ?? 'none');
      return [key, each.map((one, at) => (one === each[at - 1] ? SAME : one)).join(' ')];
    }),
  );
}

async function world(begin: string, at: string): Promise<Asker['kept']> {
  const api: RunningApi = await startApi({ now: begin, port: PORT });
  const asker = new Asker(api);
  try {
    if (at !== begin) await api.moveTo(at);
    await askAsAnyone(asker);
    await askWithoutSession(asker);
    const known = new Map<string, Visit['facts']>();
    for (const person of await api.people()) {
      const visitor = await visit(api, asker, person);
      known.set(person.name, visitor.facts);
      await readAll(visitor);
      await writeAll(visitor);
      await pay(visitor);
      await changeContacts(visitor);
    }
    // what came of it, three days later
    await api.advance(THREE_DAYS);
    // the desk settles fifty requests at a time
    for (let round = 0; round < 10; round += 1) await api.advance(0);
    for (const person of await api.people()) {
      const visitor = await visit(api, asker, person, known.get(person.name));
      await readAll(visitor, 'later');
      await leave(visitor);
      await signInAs(api, asker, person);
    }
    return asker.kept;
  } finally {
    await api.close();
  }
}

/** For each instant at which an answer differs, the lines in which it does. */
export function explainAnswers(before: string, after: string): string[] {
  const [old, now] = [each(before), each(after)];
  return now.flatMap((answer, at) => {
    const was = old[at];
    if (was === undefined || was === answer) return [];
    if (at > 0 && was === old[at - 1] && answer === now[at - 1]) return [];
    return [
      `at ${INSTANTS[at]?.[1]}: ${was} → ${answer}`,
      ...explain(was.split(':')[1] ?? '', answer.split(':')[1] ?? ''),
    ];
  });
}

function each(line: string): string[] {
  const answers: string[] = [];
  for (const one of line.split(' ')) answers.push(one === SAME ? (answers.at(-1) ?? '') : one);
  return answers;
}
