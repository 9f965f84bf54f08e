// npm run heard                  writes down what the screen reader Orca says in Firefox, in all journeys and both languages
// npm run heard -- sign-in hi    only the journeys and languages that are named
// It needs Debian's packages and is not part of npm test (tools/screen-reader/README.md).
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import './exit-with-parent.mjs';
import { buildPortal } from './prepare.ts';
import { FROM_SOURCE, root } from './run.ts';
import { findMissingPackages } from './screen-reader/find-missing-packages.ts';

if (!process.execArgv.includes(String(FROM_SOURCE[0]))) {
  const { status } = spawnSync(process.execPath, [...FROM_SOURCE, ...process.argv.slice(1)], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
const missing = findMissingPackages();
if (missing.length > 0) {
  console.error(
    `Not installed: ${missing.join(', ')}. On Debian:\n  apt-get install --no-install-recommends ${missing.join(' ')}`,
  );
  process.exit(1);
}
const { startApi } = await import('./e2e/api-server.ts');
const { Sandbox } = await import('./e2e/sandbox.ts');
const { LOCALES } = await import('./e2e/texts.ts');
const { JOURNEYS } = await import('./screen-reader/journeys.ts');
const { Reader } = await import('./screen-reader/reader.ts');
const { startOrca } = await import('./screen-reader/start-orca.ts');

/** Enough for a search, and quickly there. */
const COMPANY_POLICIES = 300;
const names = Object.keys(JOURNEYS);
const wanted = process.argv.slice(2);
const unknown = wanted.find((word) => ![...names, ...LOCALES].includes(word));
if (unknown) {
  console.error(
    `There is no journey ${unknown}. The journeys are ${names.join(', ')}, the languages ${LOCALES.join(', ')}.`,
  );
  process.exit(1);
}
/** Those that the command names, or all. */
const select = <T extends string>(all: readonly T[]) => {
  const named = all.filter((one) => wanted.includes(one));
  return named.length > 0 ? named : all;
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
if (!(await buildPortal())) process.exit(1);
const server = await startApi({ env: {}, isReady: async (origin) => (await fetch(`${origin}/sandbox/people`)).ok });
const sandbox = new Sandbox(server.origin);
let isFresh = true;
try {
  for (const locale of select(LOCALES))
    for (const name of select(names)) {
      if (!isFresh) await sandbox.reset(COMPANY_POLICIES);
      isFresh = false;
      await sandbox.passMorning();
      const desktop = await startOrca();
      const reader = new Reader(desktop);
      try {
        await reader.start();
        await JOURNEYS[name]?.({ reader, sandbox, locale });
        writeFileSync(join(root, 'tools/screen-reader/transcripts', `${name}.${locale}.txt`), reader.transcript());
        console.log(`${name} in ${locale}: heard`);
      } catch (error) {
        process.exitCode = 1;
        console.error(
          `${reader.transcript()}\n${name} in ${locale}: ${error instanceof Error ? error.message : error}`,
        );
      } finally {
        await desktop.stop();
      }
    }
} finally {
  await server.stop();
}
