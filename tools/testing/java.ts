import { spawnSync } from 'node:child_process';

/** Whether Java is installed. Specmatic needs it. */
export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;
