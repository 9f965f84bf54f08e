// Checks the types of every package with the native compiler, two at a time, skipping what has not changed.
// Packages with the same settings are one program; separately, each would check all the packages it imports again.
import { join } from 'node:path';
import { root, run } from './run.ts';

const PROJECTS = [
  'openapi',
  'packages/rules',
  'packages/sdk',
  'packages/ui',
  'packages/journey',
  'packages/conformance',
  // portal, branch desk, services, customers, Storybook
  'apps/portal/tsconfig.screens.json',
  // and the journeys of the portal, the branch desk and services
  'tools/e2e',
  'apps/api',
  'apps/docs',
  'bench',
  'tools',
];
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');

const waiting = [...PROJECTS];
let failed = false;
async function worker() {
  for (let project = waiting.shift(); project; project = waiting.shift()) {
    const known = join(root, 'node_modules/.cache/lifedesk/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
    const { ok, output } = await run([
      process.execPath,
      compiler,
      '-p',
      project,
      // each checker of a program repeats work of the others, and both cores are busy
      '--singleThreaded',
      '--incremental',
      '--tsBuildInfoFile',
      known,
    ]);
    // a line for each, because npm test takes a program that says nothing for long as hanging
    console.log(ok ? project : `${project}\n${output}`);
    failed ||= !ok;
  }
}
await Promise.all([worker(), worker()]);
process.exitCode = failed ? 1 : 0;
