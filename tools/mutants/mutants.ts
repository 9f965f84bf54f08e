// Puts faults into the code, one at a time, and runs the tests that should find each. A mutant that was killed before must not survive
// after tests are made faster or files move.
//   pnpm mutants                 runs all
//   pnpm mutants r1 payments     those whose id is one of the words, or whose file or name contains one
//   pnpm mutants --short         the short list of money and security
//   pnpm mutants --today         those of the short list that npm test plants today
//   pnpm mutants --where         only checks whether each still applies
//   pnpm mutants --keep          writes the results to tools/mutants/kept.tsv
//   pnpm mutants --in <folder>   uses another checkout of the repository, so that you can keep working in this one
// Each file is restored, even after Ctrl-C. --short and --today change a copy, because other tests may run meanwhile.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root as here, run } from '../run.ts';
import { copyCheckout } from './copy-checkout.ts';
import { mutants } from './list/index.ts';
import { MONEY_AND_SECURITY, plantedOn } from './list/money-and-security.ts';
import type { Mutant } from './mutant.ts';
import { type Place, placeOf } from './place.ts';

type Outcome = 'killed' | 'survived' | 'no test';

/** A timeout on a slow machine does not count as killed. These are Vitest's messages; a session that timed out is not meant. */
const TOO_SLOW = /(test|hook) timed out|timed out in \d+ ?ms/i;
const KEPT = join(import.meta.dirname, 'kept.tsv');
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean' },
    today: { type: 'boolean' },
    where: { type: 'boolean' },
    keep: { type: 'boolean' },
    in: { type: 'string' },
  },
});
const files = execFileSync('git', ['ls-files'], { cwd: values.in ?? here, encoding: 'utf8' })
  .trim()
  .split('\n');
const listed = values.today ? plantedOn(new Date()) : values.short ? MONEY_AND_SECURITY : mutants;
const chosen = listed.filter(
  ({ id, file, name }) =>
    words.length === 0 || words.some((word) => id === word || (word.length > 3 && `${file} ${name}`.includes(word))),
);
const kept = readKept();
const folder = mkdtempSync(join(tmpdir(), 'lifedesk-mutants-'));
const root = values.today || values.short ? copyCheckout(here, join(folder, 'copy')) : resolve(values.in ?? here);
let restore = (): void => {};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    restore();
    rmSync(folder, { recursive: true, force: true });
    process.exit(1);
  });

const worse: string[] = [];
for (const mutant of chosen) {
  const since = performance.now();
  let outcome: Outcome | 'lost';
  let by = '';
  try {
    const places = [mutant, ...(mutant.also ?? [])].map((edit) => placeOf({ ...edit, id: mutant.id }, root, files));
    const where = places.map(({ path }) => path).join(', ');
    [outcome, by] = values.where ? ['killed', where] : await outcomeOf(mutant, places);
  } catch (error) {
    [outcome, by] = ['lost', error instanceof Error ? error.message : String(error)];
  }
  const before = kept.get(mutant.id);
  if (outcome === 'lost' || (before === 'killed' && outcome !== 'killed')) worse.push(mutant.id);
  const seconds = ((performance.now() - since) / 1000).toFixed(0);
  const said = values.where && outcome !== 'lost' ? 'here' : outcome;
  console.log(`${said.padEnd(8)} ${mutant.id.padEnd(4)} ${mutant.name} (${seconds} s) ${by}`);
  if (outcome !== 'lost' && !values.where) kept.set(mutant.id, outcome);
  if (values.keep) writeKept();
}
rmSync(folder, { recursive: true, force: true });
if (worse.length > 0) console.log(`worse than before: ${worse.join(' ')}`);
process.exitCode = worse.length > 0 ? 1 : 0;

/** The result of the tests with the fault in the code, and the first test that found it. */
async function outcomeOf({ id, tests, stories }: Mutant, places: readonly Place[]): Promise<[Outcome, string]> {
  restore = () => {
    for (const { path, before } of places) writeFileSync(join(root, path), before);
  };
  for (const { path, after } of places) writeFileSync(join(root, path), after);
  try {
    const report = join(folder, `${id}.json`);
    const projects = stories ? ['--project=stories'] : ['--project=!stories*', '--project=!rules in *'];
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const options = [vitest, 'run', ...projects, '--bail=1', '--reporter=json', `--outputFile.json=${report}`];
    const { output } = await run([process.execPath, ...options, ...tests], { cwd: root, silence: 600_000 });
    if (!existsSync(report)) return ['no test', `left no report: ${output.trim().split('\n').at(-1)}`];
    return verdict(JSON.parse(readFileSync(report, 'utf8')));
  } finally {
    restore();
    restore = () => {};
  }
}

interface Report {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

function verdict({ testResults }: Report): [Outcome, string] {
  const failed = testResults.flatMap(({ assertionResults }) =>
    assertionResults.filter(({ status }) => status === 'failed'),
  );
  const [found] = failed.filter(({ failureMessages = [] }) => !failureMessages.some((text) => TOO_SLOW.test(text)));
  if (found) return ['killed', found.fullName];
  const broken = testResults.find(({ status, message }) => status === 'failed' && message);
  if (broken?.message && !TOO_SLOW.test(broken.message)) return ['killed', broken.message.split('\n')[0] ?? ''];
  if (broken || failed.length > 0) return ['no test', 'the machine was too slow'];
  const ran = testResults.reduce((sum, { assertionResults }) => sum + assertionResults.length, 0);
  return ran === 0 ? ['no test', 'no test was found'] : ['survived', `${ran} tests passed`];
}

function readKept(): Map<string, Outcome> {
  const lines = readFileSync(KEPT, 'utf8').trim().split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split('\t') as [string, Outcome]));
}

function writeKept(): void {
  const lines = mutants.flatMap(({ id, name }) => (kept.has(id) ? [`${id}\t${kept.get(id)}\t${name}\n`] : []));
  writeFileSync(KEPT, lines.join(''));
}
