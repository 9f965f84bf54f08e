// Builds Storybook and sends it to Chromatic, where a project token is set; says what is done instead where none is.

import { spawnSync } from 'node:child_process';
import { root } from './run.ts';

if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.log(
    'CHROMATIC_PROJECT_TOKEN is not set: nothing was sent. Pictures are compared on this computer by `npm test -- pictures`.',
  );
} else {
  // the token is read from the environment, where no list of processes shows it
  const options = ['--build-script-name=storybook:build', '--exit-once-uploaded', '--only-changed'];
  const { status } = spawnSync('chromatic', options, { cwd: root, stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
