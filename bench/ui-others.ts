// The libraries that the components are measured against. They are no part of the workspace: they are installed from a lockfile
// of their own when a measurement asks for them.
import { join } from 'node:path';
import { pnpm } from '../tools/pnpm.mjs';
import { root, run } from '../tools/run.ts';

/** Names of their files in `ui/`, and their own. */
export const OTHERS: Record<string, string> = {
  'react-aria': 'React Aria Components (unstyled)',
  mantine: 'Mantine',
  mui: 'MUI',
  antd: 'Ant Design',
};

/** @returns the folder in which they can be imported */
export async function installOthers(): Promise<string> {
  const folder = join(root, 'bench/ui');
  const { ok, output } = await run([...pnpm(), 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder });
  if (!ok) throw new Error(`The libraries to measure against cannot be installed\n${output}`);
  return folder;
}
