import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runOrThrow } from '../packages/examples.ts';
import { answers, root } from '../run.ts';
import { codeBlocks } from './code-blocks.ts';

/** What the code of a page does. */
export type Step =
  | { readonly kind: 'file'; readonly name: string; readonly text: string }
  | { readonly kind: 'command'; readonly command: string }
  | { readonly kind: 'server'; readonly command: string; readonly isInRepository: boolean };

/**
 * The steps of a page. A block of `sh` is a command in the reader's folder; its label says if it keeps running, and if it belongs in the
 * repository. A label of any other block is the name of a file.
 * @throws Error for a block of another kind
 */
export const stepsOf = (text: string): Step[] =>
  codeBlocks(text).flatMap(({ language, label, code, line }): Step[] => {
    if (language !== 'sh') {
      if (/^[\w./-]+\.\w+$/.test(label)) return [{ kind: 'file', name: label, text: code }];
      throw new Error(`Line ${line}: the label must be the name of a file, as in \`\`\`ts [main.ts]`);
    }
    if (label.includes('keeps running'))
      return [{ kind: 'server', command: code.trim(), isInRepository: label.includes('repository') }];
    if (label) throw new Error(`Line ${line}: unknown label [${label}] of a command`);
    return code
      .trim()
      .split('\n')
      .map((command) => ({ kind: 'command', command }));
  });

/** What surrounds the steps. */
export interface Place {
  /** The reader's folder. */
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** What a server answers at once it is ready. */
  readonly readyAt: (isInRepository: boolean) => string;
}

/** Does what the steps say, one after the other, and stops the servers in the end. @throws Error with the output of a failed command */
export async function follow(steps: readonly Step[], { folder, env, readyAt }: Place): Promise<void> {
  const running: (() => void)[] = [];
  try {
    for (const step of steps) {
      if (step.kind === 'file') writeFileSync(join(folder, step.name), step.text);
      else if (step.kind === 'command')
        await runOrThrow(step.command, ['sh', '-c', step.command], { cwd: folder, env });
      else {
        const server = startCommand(step.command, step.isInRepository ? root : folder, env);
        running.push(server.stop);
        if (!(await answers(readyAt(step.isInRepository), server.child)))
          throw new Error(`${step.command} does not start\n${server.output()}`);
      }
    }
  } finally {
    for (const stop of running.reverse()) stop();
  }
}

/** Starts a command in a process group of its own, so that all that it starts can be stopped. */
function startCommand(command: string, cwd: string, env: Readonly<Record<string, string>>) {
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk).slice(-8000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const stop = () => {
    if (child.pid === undefined || child.exitCode !== null) return;
    process.kill(-child.pid, 'SIGTERM');
  };
  return { child, output: () => output, stop };
}
