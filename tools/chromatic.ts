// Builds Storybook and sends it to Chromatic if a project token is set; otherwise says what to do instead.

import { spawnSync } from 'node:child_process';
import { root } from './run.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set, so nothing was sent. `npm test -- pictures` compares screenshots on this machine.',
  );
} else {
  // Chromatic reads the token from the environment, so that no process list shows it
  const options = ['--build-script-name=storybook:build', '--exit-once-uploaded', '--only-changed'];
  const { status } = spawnSync('chromatic', options, { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
