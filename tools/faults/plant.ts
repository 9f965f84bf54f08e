// Plants faults of money and security in the code, one at a time, and runs the test that should notice each.
//   pnpm faults           all
//   pnpm faults a5 3.4.1  those with these ids
//   pnpm faults asvs      removes the control of each requirement of ASVS
//   pnpm faults --today   those that npm test plants today
// It records what it finds about requirements of ASVS in docs/asvs.md, except with --today.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import '../exit-with-parent.mjs';
import { run } from '../run.ts';
import { CONTROLS, readRequirements, record } from './asvs.ts';
import { FAULTS, type Fault, plantedOn } from './faults.ts';

const ids = process.argv.slice(2);
const chosen = chooseFaults();
const folder = mkdtempSync(join(tmpdir(), 'lifedesk-faults-'));
for (const fault of chosen) {
  const noticedBy = await findNoticing(fault);
  const outcome = noticedBy ? 'noticed' : noticedBy === null ? 'missed ' : 'no end ';
  console.log(`${outcome} ${fault.id.padEnd(6)} ${fault.name}${noticedBy ? `: ${noticedBy}` : ''}`);
  if (!noticedBy) process.exitCode = 1;
  if (noticedBy !== undefined && ids[0] !== '--today' && CONTROLS.some(({ id }) => id === fault.id))
    record(fault, noticedBy !== null);
}
rmSync(folder, { recursive: true });

function chooseFaults(): readonly Fault[] {
  if (ids[0] === '--today') return plantedOn(new Date());
  if (ids[0] === 'asvs') return CONTROLS;
  if (!ids[0]) return FAULTS;
  const ofRequirements = readRequirements().flatMap(({ number, fault }) =>
    fault && ids.includes(number) ? fault : [],
  );
  return [...new Set([...FAULTS.filter(({ id }) => ids.includes(id)), ...ofRequirements])];
}

interface Report {
  readonly success: boolean;
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly failureMessages: readonly string[] }[];
  }[];
}

/**
 * The test that fails with the fault; null if all pass. Undefined if neither is certain: a slow machine ended a test, or the file
 * could not be loaded.
 */
async function findNoticing({ id, test }: Fault): Promise<string | null | undefined> {
  const report = join(folder, `${id}.json`);
  const projects = ['unit', 'api', 'screens'].map((name) => `--project=${name}`);
  const options = ['--config=tools/faults/vitest.config.ts', '--bail=1', '--reporter=json', `--outputFile=${report}`];
  const { output } = await run(['vitest', 'run', ...projects, ...options, test], {
    env: { LIFEDESK_FAULT: id },
    silence: 600_000,
  });
  try {
    const { success, testResults }: Report = JSON.parse(readFileSync(report, 'utf8'));
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .find(({ failureMessages: [reason] }) => reason && !/timed out in \d/.test(reason));
    return failed?.fullName ?? (success ? null : undefined);
  } catch {
    console.error(output);
    return undefined;
  }
}
