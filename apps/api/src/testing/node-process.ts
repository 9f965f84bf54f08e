import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const SANDBOX = join(import.meta.dirname, '../../simulators/main.ts');

export interface NodeProcess {
  /** The address it listens on. Rejects with its output if it ends before. */
  readonly ready: Promise<string>;
  readonly ended: Promise<{ code: number | null; output: string }>;
  kill(signal: NodeJS.Signals): void;
}

/**
 * Starts the sandbox as a process of its own, on a free port.
 * @param program the sandbox of another release
 */
export function startNodeProcess(env: Record<string, string>, program = SANDBOX): NodeProcess {
  const child = spawn(process.execPath, ['--conditions=@lifedesk/source', program], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      LIFEDESK_WEB: 'off',
      LIFEDESK_LOG_LEVEL: 'info',
      LIFEDESK_RATE_LIMIT: '1000000',
      HOST: '127.0.0.1',
      PORT: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, output }));
  const ready = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
        const [, address] = /"address":"([^"]+)"[^\n]*"ready"/.exec(output) ?? [];
        if (address) resolve(address);
      });
    void ended.then(() => reject(new Error(`the node does not start: ${output}`)));
  });
  ready.catch(() => {});
  return { ready, ended, kill: (signal) => child.kill(signal) };
}
