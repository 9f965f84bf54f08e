import { spawnSync } from 'node:child_process';

/** Whether there is a Java, which a tool from outside needs. */
export const hasJava = (): boolean => spawnSync('java', ['-version']).status === 0;
