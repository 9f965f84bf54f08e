// npm test: runs every check and test, even after a failure. The last line is `N passed, N failed`; a check counts as one test.
// TEST_DATABASE_URL uses your own PostgreSQL server, with a user who may create databases.
//   npm test -- unit e2e         only the steps and projects whose name contains one of these words
//   npm test -- changed [base]   only what a change affects: the working tree compared with the base, or with where the branch left main
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from './chromium.ts';
import { whatFailed } from './count.ts';
import './exit-with-parent.mjs';
import { root } from './run.ts';
import { changeSince, select } from './testing/changed.ts';
import { importGraph } from './testing/import-graph.ts';
import { type Measurement, summary } from './testing/minutes.ts';
import { clearReports, type Run, runOfChange, type Step, stopServer, verdict, wholeRun } from './testing/steps.ts';

const SOURCES = ['apps', 'packages', 'openapi', 'tools', 'bench', '.storybook', 'brands'];

function selectedRun(base?: string): Run {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const files = globSync(
    SOURCES.map((folder) => `${folder}/**/*.{ts,tsx,mjs,json}`),
    { cwd: root, exclude: ['**/node_modules/**', '**/dist/**', '**/paraglide/**'] },
  );
  const change = changeSince(base);
  const selection = select(change, files, importGraph(files, read), read);
  const { tests, stories, journeys, leftOut } = selection;
  console.log(`${change.files.length} files changed`);
  for (const file of [...tests, ...stories, ...journeys]) console.log(`  ${file}`);
  if (leftOut > 0) console.log(`  ${leftOut} more depend on the change; npm test runs them all`);
  return runOfChange(change, selection);
}

const measured: Measurement[] = [];
const failures: string[] = [];

async function perform(steps: Step[]): Promise<void> {
  for (const { name, work } of steps) {
    const since = performance.now();
    const outcome = await work().catch((error) => verdict(name, false, String(error.stack ?? error)));
    const seconds = (performance.now() - since) / 1000;
    const ok = outcome.failures.length === 0;
    const short = name.length > 40 ? `${name.slice(0, 39)}…` : name.padEnd(40);
    console.log(
      `${ok ? 'ok  ' : 'FAIL'} ${short} ${String(outcome.passed).padStart(5)} passed ${seconds.toFixed(1).padStart(6)} s`,
    );
    if (!ok)
      console.log(
        [...outcome.failures.map((failure) => `  failed: ${failure}`), whatFailed(outcome.output)].join('\n'),
      );
    measured.push({ name, seconds, passed: outcome.passed });
    failures.push(...outcome.failures);
  }
}

const words = process.argv.slice(2);
const begun = performance.now();
const { first, lanes } = words[0] === 'changed' ? selectedRun(words[1]) : await wholeRun(words);
clearReports();
process.env.LIFEDESK_CHROMIUM = await chromium();
await perform(first);
await Promise.all(lanes.map(perform));
await stopServer();

const total = (performance.now() - begun) / 1000;
const passed = measured.reduce((sum, step) => sum + step.passed, 0);
console.log(`\n${summary(measured, total)}\n`);
for (const failure of failures) console.log(`failed: ${failure}`);
console.log(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 || passed === 0 ? 1 : 0;
