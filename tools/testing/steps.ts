// The steps of npm test. Checks, code tests and browser tests run in parallel lanes, because each lane waits at times.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPinned } from '../chromium.ts';
import { type Count, countPlaywright, countVitest } from '../count.ts';
import { borrowPostgres } from '../postgres.ts';
import { buildDesk, buildPortal, generate } from '../prepare.ts';
import { COMPILED, FROM_SOURCE, HUNG, root, run } from '../run.ts';
import { buildStorybook } from '../storybook.ts';
import type { Change, Selection } from './changed.ts';
import { hasJava } from './java.ts';

export type Outcome = Count & { output: string };
export interface Step {
  name: string;
  work: () => Promise<Outcome>;
}
/** The steps of a run. */
export interface Run {
  /** Steps that all others depend on. */
  first: Step[];
  /** The steps of a lane run one after the other, the lanes in parallel. */
  lanes: Step[][];
}

const reports = join(root, 'node_modules/.cache/lifedesk/reports');

export function clearReports(): void {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
}

export const verdict = (name: string, ok: boolean, output = ''): Outcome => ({
  passed: ok ? 1 : 0,
  failures: ok ? [] : [name],
  output,
});

/** Runs `work` on the first call; later calls get the same promise. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let done: Promise<T> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

const portalBuilt = once(buildPortal);
const deskBuilt = once(buildDesk);
const storybookBuilt = once(buildStorybook);

/** The server in TEST_DATABASE_URL, or a new one for the whole run. */
const server = once(async () => {
  const given = process.env.TEST_DATABASE_URL;
  return given ? { url: given, stop: async () => {} } : borrowPostgres();
});
export async function stopServer(): Promise<void> {
  await (await server()).stop();
}

const check = (name: string, command: string[]): Step => ({
  name,
  work: async () => {
    const { ok, output } = await run(command, { silence: HUNG });
    return verdict(name, ok, output);
  },
});

/** A test run that writes a JSON report. */
async function runCounted<Report>(
  name: string,
  command: (report: string) => string[],
  env: (report: string) => Record<string, string>,
  count: (report: Report) => Count,
): Promise<Outcome> {
  const file = join(reports, `${name.replaceAll(/\W+/g, '-')}.json`);
  const { ok, output } = await run(command(file), { env: { ...COMPILED, ...env(file) }, silence: HUNG });
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const { passed, failures } = count(report);
    if (!ok && failures.length === 0) failures.push(`${name}: ended with an error`);
    if (passed + failures.length === 0) failures.push(`${name}: found no test`);
    return { passed, failures, output };
  } catch {
    return verdict(`${name}: left no report`, false, output);
  }
}

/** Test files of Vitest's projects; without files, all of them. */
const vitest = (name: string, projects: readonly string[], files: readonly string[] = []): Step => ({
  name,
  work: async () => {
    const { url } = await server();
    const chosen = projects.flatMap((project) => ['--project', project]);
    return runCounted(
      name,
      (file) => [
        'vitest',
        'run',
        ...chosen,
        ...files,
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${file}`,
      ],
      () => ({ TEST_DATABASE_URL: url }),
      countVitest,
    );
  },
});

const playwright = (name: string, projects: readonly string[], files: readonly string[] = []): Step => ({
  name,
  work: async () => {
    if (!(await portalBuilt())) return verdict(`${name}: no portal to test`, false);
    if (!(await deskBuilt())) return verdict(`${name}: no branch desk to test`, false);
    const { url } = await server();
    const chosen = projects.map((project) => `--project=${project}`);
    return runCounted(
      name,
      () => ['playwright', 'test', '--reporter=list,json', ...chosen, ...files],
      (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file, TEST_DATABASE_URL: url }),
      countPlaywright,
    );
  },
});

/** Compares screenshots of the built Storybook with the accepted ones. */
const pictures: Step = {
  name: 'pictures of stories',
  work: async () => {
    if (!(await storybookBuilt())) return verdict('pictures of stories: no Storybook', false);
    return runCounted(
      'pictures of stories',
      () => ['playwright', 'test', '--config=tools/visual/playwright.config.ts', '--reporter=list,json'],
      (file) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: file }),
      countPlaywright,
    );
  },
};

/** Today's faults of money and security. Passes if a test notices each. */
const plantedFaults: Step = {
  name: 'planted faults',
  work: async () => {
    const { url } = await server();
    const env = { TEST_DATABASE_URL: url };
    const { ok, output } = await run([process.execPath, 'tools/faults/plant.ts', '--today'], { env, silence: HUNG });
    return verdict('planted faults', ok, output);
  },
};

const messages: Step = {
  name: 'messages compile',
  work: async () => verdict('messages compile', await generate()),
};

/** Files that the compilers and the import rules read. */
const COMPILED_FILES = /\.[cm]?tsx?$|(?:package|tsconfig[\w.-]*|settings)\.json$|^openapi\//;
/** Files with texts for customers, or with the rules that those keep. */
const WORDED_FILES = /messages\/.+\.json$|\.[cm]?tsx?$|\.sql$|^openapi\/|^docs\/words/;

/** Checks of the whole workspace, each with the files that can change its outcome. */
const quickChecks: readonly (Step & { readonly reads: RegExp })[] = [
  { ...check('format and lint', ['biome', 'check', '--diagnostic-level=error', '.']), reads: /./ },
  { ...check('conventions', [process.execPath, 'tools/conventions.ts']), reads: /./ },
  { ...check('words', [process.execPath, ...FROM_SOURCE, 'tools/words/check.ts']), reads: WORDED_FILES },
  { ...check('reading grade', [process.execPath, ...FROM_SOURCE, 'tools/words/grade.ts']), reads: WORDED_FILES },
  { ...check('types', [process.execPath, 'tools/types.ts']), reads: COMPILED_FILES },
  { ...check('import rules', ['depcruise', 'packages', 'apps', 'openapi', 'brands']), reads: COMPILED_FILES },
];
/** Specmatic tests the running API against the contract. It needs Java; without it, the run says so. */
function contractFromOutside(): Step[] {
  const name = 'contract by Specmatic';
  if (hasJava()) return [check(name, [process.execPath, ...FROM_SOURCE, 'tools/specmatic.ts'])];
  console.log(`not run: ${name}, because Java is not installed`);
  return [];
}

const contract = check('contract', [process.execPath, 'openapi/checks/check.ts']);

const CODE = ['unit', 'rules in *', 'api', 'api on the embedded engine', 'screens'];

/** All steps, or those (and those test projects) whose name contains one of the words. */
export async function wholeRun(words: readonly string[]): Promise<Run> {
  const isChosen = (name: string) => words.length === 0 || words.some((word) => name.includes(word));
  const projects = CODE.filter(isChosen);
  const choose = (steps: Step[]) => steps.filter(({ name }) => isChosen(name));
  return {
    first: [messages],
    lanes: [
      choose([
        // first, because browser tests need these builds
        { name: 'portal builds', work: async () => verdict('portal builds', await portalBuilt()) },
        { name: 'branch desk builds', work: async () => verdict('branch desk builds', await deskBuilt()) },
        { name: 'storybook builds', work: async () => verdict('storybook builds', await storybookBuilt()) },
        ...quickChecks,
        check('unused code', ['knip']),
        contract,
        ...contractFromOutside(),
        check('packages: build', [process.execPath, 'tools/packages/pack.ts']),
        check('packages: publint and attw', [process.execPath, 'tools/packages/lint.ts']),
        check('packages: size', [process.execPath, 'tools/packages/sizes.ts']),
        check('packages: api reports', [process.execPath, 'tools/packages/reports.ts']),
        check('packages: outside', [process.execPath, 'tools/packages/outside.ts']),
      ]),
      [...(projects.length > 0 ? [vitest(projects.join(', '), projects)] : []), ...choose([plantedFaults])],
      choose([
        vitest('stories', ['stories*']),
        // Only the lockfile's browser renders exactly like the accepted screenshots.
        ...((await isPinned()) ? [pictures] : []),
        // last, after the code tests, because it keeps the cores busiest
        playwright('e2e', ['phone', 'desk', 'production']),
      ]),
    ],
  };
}

/** The steps that a change affects. */
export function runOfChange(change: Change, { tests, stories, journeys, contract: hasContract }: Selection): Run {
  const affected = quickChecks.filter(
    ({ name, reads }) => change.files.some((file) => reads.test(file)) || (name === 'types' && change.hasOtherKeys),
  );
  return {
    first: [messages],
    lanes: [
      [...affected, ...(hasContract ? [contract] : [])],
      tests.length > 0 ? [vitest('tests', ['unit', 'api', 'screens'], tests)] : [],
      [
        ...(stories.length > 0 ? [vitest('stories', ['stories*'], stories)] : []),
        ...(journeys.length > 0 ? [playwright('e2e', ['phone', 'desk'], journeys)] : []),
      ],
    ],
  };
}
