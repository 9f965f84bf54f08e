import fc from 'fast-check';
import { afterAll, beforeAll, it } from 'vitest';
import { histories, play } from './play.ts';
import { startWorld, type World } from './world.ts';

/** The same histories in every run; `pnpm histories` plays others. */
const SEED = 20_261_122;
const RUNS = 200;
/** How often a smaller failing history is tried. */
const SHRINKS = 40;
const WARM_UPS = 5;
/** Histories per batch, if minutes are given. */
const BATCH = 20;

const chosen = process.env.HISTORY_SEED;
const minutes = chosen ? 0 : Number(process.env.HISTORY_MINUTES ?? 0);

let world: World;
beforeAll(async () => {
  world = await startWorld();
  // Loads what loads on first use, because that takes real time and cannot be replayed.
  for (const moments of fc.sample(histories, { seed: SEED, numRuns: WARM_UPS })) await play(world, moments);
});
afterAll(() => world?.close());

/** Which histories, and how many. */
function runParameters(): fc.Parameters<[Parameters<typeof play>[1]]> {
  if (chosen) {
    const [seed = '', ...path] = chosen.split(':');
    return { seed: Number(seed), path: path.join(':') };
  }
  return minutes === 0 ? { seed: SEED, numRuns: RUNS } : { seed: Date.now() % 2 ** 31, numRuns: BATCH };
}

/** Plays them, and throws what happened in the first that fails. @returns how many it played */
async function check(): Promise<number> {
  let report: readonly string[] = [];
  let shrinks = SHRINKS;
  const found = await fc.check(
    fc.asyncProperty(histories, async (moments) => {
      // No smaller one is tried any more, so it counts as passed.
      if (report.length > 0 && --shrinks < 0) return;
      const { log, broken } = await play(world, moments);
      if (broken.length === 0) return;
      report = [...log, '', ...broken];
      throw new Error(broken[0]);
    }),
    runParameters(),
  );
  if (report.length > 0) {
    const again = `HISTORY_SEED=${found.seed}:${found.counterexamplePath ?? ''} pnpm histories`;
    throw new Error([...report, '', `Again: ${again}`].join('\n'));
  }
  if (found.errorInstance) throw found.errorInstance;
  return found.numRuns;
}

it('keeps books, limits and requests correct in every history', { timeout: minutes * 60_000 + 1_200_000 }, async () => {
  const until = performance.now() + minutes * 60_000;
  let count = 0;
  // Each one is played to its end, because an aborted one would keep its connections.
  do count += await check();
  while (performance.now() < until);
  if (minutes > 0) console.log(`${count} histories in ${minutes} minutes`);
});
