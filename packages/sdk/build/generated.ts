import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { endpointFiles } from './endpoints.ts';
import { exampleFiles } from './examples.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCE = join(import.meta.dirname, '../src');
const MARK = '// Generated from openapi/';

const ENDPOINTS = 'endpoints';
/** Not formatted: the lines are long, and no one reads a generated file. */
const EXAMPLES = 'testing/generated';

/** The generated files, by their path below `src`. */
async function generateFiles(): Promise<Map<string, string>> {
  const endpoints = Array.from(endpointFiles(), async ([name, text]) => {
    const path = join(ENDPOINTS, name);
    return [path, await format(path, text)] as const;
  });
  const examples = Array.from(exampleFiles(), ([name, text]) => [join(EXAMPLES, name), text] as const);
  return new Map([...(await Promise.all(endpoints)), ...examples]);
}

/** Writes the files and removes those whose family no longer exists. */
export async function generate(): Promise<void> {
  const files = await generateFiles();
  for (const path of await findGenerated()) if (!files.has(path)) await rm(join(SOURCE, path));
  for (const [path, text] of files) {
    await mkdir(dirname(join(SOURCE, path)), { recursive: true });
    await writeFile(join(SOURCE, path), text);
  }
}

/** The committed files that differ from the contract, by their path below `src`. */
export async function findOutdated(): Promise<string[]> {
  const files = await generateFiles();
  const gone = (await findGenerated()).filter((path) => !files.has(path));
  const differs = await Promise.all(
    Array.from(files, async ([path, text]) =>
      (await readFile(join(SOURCE, path), 'utf8').catch(() => '')) === text ? [] : [path],
    ),
  );
  return [...differs.flat(), ...gone];
}

/** Files that are marked as generated. */
async function findGenerated(): Promise<string[]> {
  const folders = [ENDPOINTS, EXAMPLES].map(async (folder) =>
    (await readdir(join(SOURCE, folder)).catch(() => [])).map((name) => join(folder, name)),
  );
  const paths = (await Promise.all(folders)).flat();
  const texts = await Promise.all(paths.map((path) => readFile(join(SOURCE, path), 'utf8')));
  return paths.filter((_, index) => texts[index]?.startsWith(MARK));
}

/** Formats the text with Biome and sorts its imports. */
function format(path: string, text: string): Promise<string> {
  const biome = join(ROOT, 'node_modules/.bin/biome');
  return new Promise((resolve, reject) => {
    const child = execFile(
      biome,
      ['check', '--write', `--stdin-file-path=packages/sdk/src/${path}`],
      { cwd: ROOT, maxBuffer: 16_000_000 },
      (error, stdout) => (error ? reject(error) : resolve(stdout)),
    );
    child.stdin?.end(text);
  });
}
