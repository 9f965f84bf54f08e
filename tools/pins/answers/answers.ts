// The responses of every operation for each demo customer at six instants. Each instant is a separate world: people are created
// for the day on which it starts, and the sandbox's clock moves from there. Each world runs in its own process, as many
// at once as there are cores.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { FROM_SOURCE, run } from '../../run.ts';
import type { Pins } from '../kept-file.ts';
import { explain } from '../whole-texts.ts';

const QUIET_MORNING = '2026-11-21T04:30:00.000Z';

/** When the world starts, and the time its clock is moved to. */
const INSTANTS: readonly (readonly [begin: string, at: string])[] = [
  // premiums are due on both sides of 22 September 2025, when GST on them ended
  ['2025-09-15T05:30:00.000Z', '2025-09-15T05:30:00.000Z'],
  [QUIET_MORNING, QUIET_MORNING],
  // premiums that were due in ten and eighteen days are overdue
  [QUIET_MORNING, '2026-12-26T10:15:00.000Z'],
  // ten minutes before and after the financial year changes in India
  [QUIET_MORNING, '2027-03-31T18:20:00.000Z'],
  [QUIET_MORNING, '2027-03-31T18:40:00.000Z'],
  ['2028-02-29T04:30:00.000Z', '2028-02-29T04:30:00.000Z'],
];
const SAME = '=';
/** The port of the first world; the others follow. It is fixed because signed documents contain the address. */
const PORT = 39_417;

/** Status and hash of each response, by family and key. */
type World = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** By family: a line per call with its responses at the six instants; `=` if one equals the previous one. */
export async function answers(): Promise<ReadonlyMap<string, Pins>> {
  const worlds: World[] = [];
  const waiting = [...INSTANTS.keys()];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) worlds[next] = await world(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  const families = new Set(worlds.flatMap((kept) => [...kept.keys()]));
  return new Map([...families].sort().map((family) => [`answers/${family}`, mergePins(worlds, family)]));
}

function mergePins(worlds: readonly World[], family: string): Pins {
  const keys = new Set(worlds.flatMap((kept) => [...(kept.get(family)?.keys() ?? [])]));
  return new Map(
    [...keys].map((key) => {
      const each = worlds.map((kept) => kept.get(family)?.get(key) ?? 'none');
      return [key, each.map((one, at) => (one === each[at - 1] ? SAME : one)).join(' ')];
    }),
  );
}

async function world(at: number): Promise<World> {
  const folder = mkdtempSync(join(tmpdir(), 'lifedesk-pins-'));
  const file = join(folder, 'answers.json');
  const program = join(import.meta.dirname, 'ask-world.ts');
  const [begin = '', instant = ''] = INSTANTS[at] ?? [];
  const { ok, output } = await run([
    process.execPath,
    ...FROM_SOURCE,
    program,
    begin,
    instant,
    String(PORT + at),
    file,
  ]);
  if (!ok) throw new Error(output);
  const kept: [string, [string, string][]][] = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  return new Map(kept.map(([family, answers]) => [family, new Map(answers)]));
}

/** For each instant at which a response differs, the differing lines. */
export function explainAnswers(before: string, after: string): string[] {
  const [old, now] = [splitLine(before), splitLine(after)];
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

function splitLine(line: string): string[] {
  const answers: string[] = [];
  for (const one of line.split(' ')) answers.push(one === SAME ? (answers.at(-1) ?? '') : one);
  return answers;
}
