import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Runs a program of this folder with an order; whether it was killed before it was done. */
export async function dies(program: string, order: object): Promise<boolean> {
  const args = ['--conditions=@lifedesk/source', join(import.meta.dirname, program), JSON.stringify(order)];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const [code, signal] = await once(child, 'exit');
  if (signal === null && code !== 0) throw new Error(`the node failed with ${code}`);
  return signal === 'SIGKILL';
}
