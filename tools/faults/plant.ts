// Plants faults of money and security in the code, one at a time, and runs the test that should notice each.
//   pnpm faults           all
//   pnpm faults a5 a30    those with these ids
//   pnpm faults --today   those that npm test plants today
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.ts';
import { FAULTS, type Fault, plantedOn } from './faults.ts';

const ids = process.argv.slice(2);
const chosen = ids.includes('--today') ? plantedOn(new Date()) : FAULTS.filter(({ id }) => !ids[0] || ids.includes(id));
const folder = mkdtempSync(join(tmpdir(), 'lifedesk-faults-'));
for (const fault of chosen) {
  const outcome = await outcomeOf(fault);
  console.log(`${outcome ? 'noticed' : 'missed '} ${fault.id.padEnd(3)} ${fault.name}${outcome ? `: ${outcome}` : ''}`);
  if (!outcome) process.exitCode = 1;
}
rmSync(folder, { recursive: true });

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly failureMessages: readonly string[] }[];
  }[];
}

/** The test that fails with the fault. One that a slow machine ends does not count, nor does a file that cannot be loaded. */
async function outcomeOf({ id, test }: Fault): Promise<string | undefined> {
  const report = join(folder, `${id}.json`);
  const projects = ['unit', 'api', 'screens'].map((name) => `--project=${name}`);
  const options = ['--config=tools/faults/vitest.config.ts', '--bail=1', '--reporter=json', `--outputFile=${report}`];
  const { output } = await run(['vitest', 'run', ...projects, ...options, test], {
    env: { LIFEDESK_FAULT: id },
    silence: 600_000,
  });
  try {
    const { testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
    return testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .find(({ failureMessages: [reason] }) => reason && !/timed out in \d/.test(reason))?.fullName;
  } catch {
    console.error(output);
    return undefined;
  }
}
