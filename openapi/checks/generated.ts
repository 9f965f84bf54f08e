import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);
/** The package's folder. */
export const HOME = join(import.meta.dirname, '..');
/** The committed bundle and types. */
export const GENERATED = join(HOME, 'generated');
/** Each contract: its source, and the bundle and types generated from it. */
const CONTRACTS = [
  { source: 'openapi.yaml', bundle: 'openapi.json', types: 'types.ts' },
  { source: 'back-office.yaml', bundle: 'back-office.json', types: 'back-office-types.ts' },
] as const;

/** Generates the bundles and the types in `folder`. */
export async function generate(folder: string): Promise<void> {
  for (const { source, bundle, types } of CONTRACTS) {
    await tool('redocly', 'bundle', source, '--output', join(folder, bundle));
    await tool(
      'openapi-typescript',
      join(folder, bundle),
      '--default-non-nullable',
      'false',
      '--output',
      join(folder, types),
    );
  }
}

/** What the linter reads: contracts by their names in redocly.yaml, and the journeys. */
const LINTED = ['lifedesk', 'back-office', 'sandbox', 'journeys/*.arazzo.yaml'];

/** Lints the sources of the contracts and the journeys, and returns the linter's output. */
export async function checkLint(): Promise<string[]> {
  try {
    await tool('redocly', 'lint', ...LINTED, '--config', '../redocly.yaml', '--max-problems', '50');
    return [];
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return [`redocly lint\n${stdout}${stderr}`];
  }
}

/** Checks that the bundle and types in `committed` match the source. */
export async function checkGenerated(committed = GENERATED): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    await generate(folder);
    const read = (at: string, file: string) => readFile(join(at, file), 'utf8').catch(() => '');
    const faults: string[] = [];
    for (const file of CONTRACTS.flatMap(({ bundle, types }) => [bundle, types]))
      if ((await read(folder, file)) !== (await read(committed, file)))
        faults.push(`generated/${file} is not current: run pnpm generate`);
    return faults;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The setting of redocly.yaml applies only to commands that read it. */
const env = { ...process.env, REDOCLY_TELEMETRY: 'off' };
const tool = (name: string, ...args: string[]) => exec(join(HOME, 'node_modules/.bin', name), args, { cwd: HOME, env });
