// npm test: every check and every test, even after one has failed; the last line is `N passed, N failed`.
// A check counts as one; of a test run each test counts. TEST_DATABASE_URL gives a PostgreSQL server of one's own.
//   npm test -- unit e2e       only the steps whose name holds one of these words
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, isPinned } from './chromium.ts';
import { type Count, countPlaywright, countVitest } from './count.ts';
import './exit-with-parent.mjs';
import { borrowPostgres } from './postgres.ts';
import { buildPortal, generate } from './prepare.ts';
import { root, run } from './run.ts';
import { buildStorybook } from './storybook.ts';
import { COMPARE } from './visual/compare.ts';

/** No step takes longer than this, in ms; one that hangs is ended and has failed. */
const PATIENCE = 20 * 60_000;
const reports = join(root, 'node_modules/.cache/lifedesk/reports');

type Outcome = Count & { output: string };
type Step = { name: string; work: () => Promise<Outcome> };

const verdict = (name: string, ok: boolean, output = ''): Outcome => ({
  passed: ok ? 1 : 0,
  failures: ok ? [] : [name],
  output,
});

const check = (name: string, command: string[], options: { cwd?: string } = {}): Step => ({
  name,
  work: async () => {
    const { ok, output } = await run(command, { ...options, timeout: PATIENCE });
    return verdict(name, ok, output);
  },
});

/**
 * A test run that writes a JSON report.
 * @param env of the command, given the path of the report
 */
async function counted<Report>(
  name: string,
  command: string[],
  env: (report: string) => Record<string, string>,
  count: (report: Report) => Count,
): Promise<Outcome> {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const { ok, output } = await run(command, { env: env(file), timeout: PATIENCE });
  try {
    const { passed, failures } = count(JSON.parse(readFileSync(file, 'utf8')));
    if (!ok && failures.length === 0) failures.push(`${name}: ended with an error`);
    if (passed + failures.length === 0) failures.push(`${name}: found no test`);
    return { passed, failures, output };
  } catch {
    return verdict(`${name}: left no report`, false, output);
  }
}

const vitest = (
  name: string,
  projects: string[],
  { server, env: more = {} }: { server?: () => Promise<Server>; env?: Record<string, string> } = {},
): Step => ({
  name,
  work: async () => {
    const database = await server?.();
    const chosen = projects.flatMap((project) => ['--project', project]);
    const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
    const command = ['vitest', 'run', ...chosen, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const env = () => ({ ...more, ...(database ? { TEST_DATABASE_URL: database.url } : {}) });
    const outcome = await counted(name, command, env, countVitest);
    await database?.stop();
    return outcome;
  },
});

const playwright = (name: string, projects: string[]): Step => ({
  name,
  work: async () => {
    if (!(await buildPortal())) return verdict(`${name}: no portal to test`, false);
    const chosen = projects.map((project) => `--project=${project}`);
    const env = (file: string) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file });
    return counted(name, ['playwright', 'test', '--reporter=list,json', ...chosen], env, countPlaywright);
  },
});

type Server = { url: string; stop: () => Promise<void> };

/** The PostgreSQL server that was given, or one that ends with us. */
async function database(): Promise<Server> {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  return borrowPostgres();
}

/** Pictures of the built Storybook against the accepted ones. The lockfile's browser took them; another draws differently and has no such step. */
async function pictures() {
  const name = 'pictures of stories';
  if (!(await buildStorybook())) return verdict(`${name}: no Storybook`, false);
  const env = (file: string) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return counted(name, [...COMPARE, '--reporter=list,json'], env, countPlaywright);
}

const steps: Step[] = [
  { name: 'messages compile', work: async () => verdict('messages compile', await generate()) },
  check('format and lint', ['biome', 'check', '--diagnostic-level=error', '.']),
  check('habits', [process.execPath, 'tools/habits.ts']),
  check('types', [process.execPath, 'tools/types.ts']),
  check('import rules', ['depcruise', 'packages', 'apps', 'openapi']),
  check('unused code', ['knip']),
  check('contract', [process.execPath, 'tools/contract-check.ts']),
  check('packages: build', [process.execPath, 'tools/packages/pack.ts']),
  check('packages: publint and attw', [process.execPath, 'tools/packages/lint.ts']),
  check('packages: size', [process.execPath, 'tools/packages/sizes.ts']),
  check('packages: api reports', [process.execPath, 'tools/packages/reports.ts']),
  check('packages: outside', [process.execPath, 'tools/packages/outside.ts']),
  vitest('unit tests', ['unit', 'rules in *']),
  vitest('api on the embedded database', ['api']),
  vitest('api on a PostgreSQL server', ['api'], { server: database }),
  vitest('journey and services', ['journey', 'services']),
  vitest('portal', ['portal']),
  vitest('branch desk', ['branch-desk']),
  check('branch desk builds', ['vite', 'build'], { cwd: join(root, 'apps/branch-desk') }),
  vitest('stories', ['stories*']),
  ...((await isPinned()) ? [{ name: 'pictures of stories', work: pictures }] : []),
  { name: 'portal builds', work: async () => verdict('portal builds', await buildPortal()) },
  playwright('e2e in the sandbox', ['phone', 'desk']),
  playwright('e2e as in production', ['production']),
];

const words = process.argv.slice(2);
const chosen = steps.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
process.env.LIFEDESK_CHROMIUM = await chromium();

let passed = 0;

const failures: string[] = [];
const begun = performance.now();
for (const { name, work } of chosen) {
  const since = performance.now();
  const outcome = await work().catch((error) => verdict(name, false, String(error.stack ?? error)));
  const seconds = ((performance.now() - since) / 1000).toFixed(1);
  const ok = outcome.failures.length === 0;
  console.log(
    `${ok ? 'ok  ' : 'FAIL'} ${name.padEnd(30)} ${String(outcome.passed).padStart(5)} passed ${seconds.padStart(6)} s`,
  );
  if (!ok) console.log(`${outcome.output}\n${outcome.failures.map((failure) => `  failed: ${failure}`).join('\n')}`);
  passed += outcome.passed;
  failures.push(...outcome.failures);
}
console.log(`took ${((performance.now() - begun) / 1000).toFixed(0)} s`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
