// Checks deploy/alerts.yaml with promtool, and runs its tests.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../run.ts';
import { findProgram } from './find-program.ts';

const STEPS = [
  ['check', 'rules', 'alerts.yaml'],
  ['test', 'rules', 'alerts.test.yaml'],
];

export async function run(): Promise<boolean> {
  const promtool = findProgram('promtool', 'prometheus');
  return STEPS.every((step) => spawnSync(promtool, step, { cwd: join(root, 'deploy'), stdio: 'inherit' }).status === 0);
}
