import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { APPS, runOrThrow, useExamples } from '../packages/examples.ts';
import { root, run } from '../run.ts';

/** The Node of the workspace, and the installed one if it has another version. */
export async function nodes(): Promise<{ node: string; version: string }[]> {
  const modules = join(root, 'node_modules');
  const paths = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder && !folder.startsWith(modules));
  const found = [process.execPath, ...paths.map((folder) => join(folder, 'node'))];
  const versions = new Map<string, string>();
  for (const node of found) {
    const { ok, output } = await run([node, '--version']);
    if (ok && !versions.has(output.trim())) versions.set(output.trim(), node);
  }
  return Array.from(versions, ([version, node]) => ({ node, version }));
}

/**
 * Installs the examples with npm, as their READMEs say, and uses them.
 * @param folder for copies of them
 * @param settings of npm in each
 * @returns what they say
 */
export async function tryExamples(folder: string, node: string, settings: string): Promise<string> {
  mkdirSync(folder, { recursive: true });
  const env = { PATH: [dirname(node), process.env.PATH].join(delimiter) };
  for (const app of APPS) {
    const cwd = join(folder, app);
    cpSync(join(root, 'examples', app), cwd, { recursive: true, filter: (path) => !path.includes('node_modules') });
    writeFileSync(join(cwd, '.npmrc'), settings);
    const command = ['npm', 'install', '--no-audit', '--no-fund'];
    const output = await runOrThrow(`npm install of ${app}`, command, { cwd, env });
    if (output.includes('EBADENGINE')) throw new Error(`${app} has packages that do not support this Node\n${output}`);
  }
  return useExamples(folder, { node, script: (name) => ['env', `PATH=${env.PATH}`, 'npm', 'run', name] });
}
