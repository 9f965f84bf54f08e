import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);
/** The package's own folder. */
export const HOME = join(import.meta.dirname, '..');
/** The committed bundle and types. */
export const GENERATED = join(HOME, 'generated');
const FILES = ['openapi.json', 'types.ts'];

/** Makes the bundle and the types in `folder`. */
export async function generate(folder: string): Promise<void> {
  const bundle = join(folder, 'openapi.json');
  await tool('redocly', 'bundle', 'openapi.yaml', '--output', bundle);
  await tool('openapi-typescript', bundle, '--default-non-nullable', 'false', '--output', join(folder, 'types.ts'));
}

/** Lints the source of the contract; the faults are the linter's own words. */
export async function checkLint(): Promise<string[]> {
  try {
    await tool('redocly', 'lint', 'lifedesk', '--config', '../redocly.yaml', '--max-problems', '50');
    return [];
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return [`redocly lint\n${stdout}${stderr}`];
  }
}

/** The bundle and types in `committed` are what the source makes. */
export async function checkGenerated(committed = GENERATED): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  try {
    await generate(folder);
    const read = (at: string, file: string) => readFile(join(at, file), 'utf8').catch(() => '');
    const faults: string[] = [];
    for (const file of FILES)
      if ((await read(folder, file)) !== (await read(committed, file)))
        faults.push(`generated/${file} is not current: run pnpm generate`);
    return faults;
  } finally {
    await rm(folder, { recursive: true });
  }
}

const tool = (name: string, ...args: string[]) => exec(join(HOME, 'node_modules/.bin', name), args, { cwd: HOME });
