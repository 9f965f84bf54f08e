// Compares screenshots of the stories with the accepted ones; with --accept, updates them and removes those without a story.
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isPinned } from '../chromium.ts';
import { root, run } from '../run.ts';
import { buildStorybook } from '../storybook.ts';

/** The comparison command, without a reporter. */
export const COMPARE = ['playwright', 'test', '--config=tools/visual/playwright.config.ts'];

const references = join(root, 'tools/visual/references');

async function main() {
  const accept = process.argv.includes('--accept');
  if (!(await isPinned())) {
    console.error("The accepted screenshots were taken with the lockfile's Chromium, which this machine cannot run.");
    return false;
  }
  if (!(await buildStorybook())) return false;
  const filter = process.argv.slice(2).filter((word) => word !== '--accept');
  if (accept && filter.length === 0)
    for (const file of readdirSync(references)) rmSync(join(references, file), { force: true });
  const { ok, output } = await run([
    ...COMPARE,
    ...(accept ? ['--update-snapshots=all'] : []),
    ...(filter.length > 0 ? [`--grep=${filter.join('|')}`] : []),
  ]);
  console.log(output);
  if (!ok) console.log('Expected, actual and difference: node_modules/.cache/lifedesk/visual');
  return ok;
}

if (process.argv[1] === import.meta.filename) process.exitCode = (await main()) ? 0 : 1;
