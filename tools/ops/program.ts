import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { untilListening } from './until-listening.ts';

/** The id of a user without rights on every Linux. Database servers and poolers refuse to run as root. */
const UNPRIVILEGED = 65_534;
/** For `spawn`: as a user without rights if this is root. */
export const unprivileged = process.getuid?.() === 0 ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};

/** A program that can be ended and started again with the same settings. */
export interface Program {
  /** Resolves when it accepts connections. */
  start(): Promise<void>;
  /** Resolves when its process has ended, also if it had not started. */
  end(signal: NodeJS.Signals): Promise<void>;
}

/**
 * @param given.port where it listens
 * @param given.as user and group
 * @param given.log the file to which its output is added; by default only its errors are shown
 */
export function programOf(
  path: string,
  args: readonly string[],
  { port, as = {}, cwd, log }: { port: number; as?: { uid?: number; gid?: number }; cwd?: string; log?: string },
): Program {
  let child: ChildProcess | undefined;
  return {
    async start() {
      child = spawn(path, args, {
        ...as,
        ...(cwd && { cwd }),
        stdio: log ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'ignore', 'inherit'],
      });
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => appendFileSync(log ?? '', text));
      await untilListening(child, port);
    },
    async end(signal) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}
