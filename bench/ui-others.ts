// The libraries that the components are compared with. They are not part of the workspace: a measurement installs them from
// their own lockfile when it needs them.
import { join } from 'node:path';
import { pnpm } from '../tools/pnpm.mjs';
import { root, run } from '../tools/run.ts';

/** Their files in `ui/`, and their names. */
export const OTHERS: Record<string, string> = {
  'react-aria': 'React Aria Components (unstyled)',
  mantine: 'Mantine',
  mui: 'MUI',
  antd: 'Ant Design',
};

/** @returns the folder from which they can be imported */
export async function installOthers(): Promise<string> {
  const folder = join(root, 'bench/ui');
  const { ok, output } = await run([...pnpm(), 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder });
  if (!ok) throw new Error(`The libraries to compare with cannot be installed\n${output}`);
  return folder;
}
