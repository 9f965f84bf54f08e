import type { ChildProcess } from 'node:child_process';
import { connect } from 'node:net';

/** Waits until a program accepts connections on a port of this computer. Throws if the program ends first. */
export async function untilListening(child: ChildProcess, port: number): Promise<void> {
  while (child.exitCode === null) {
    if (await accepts(port)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${child.spawnfile} does not start: it ended with ${child.exitCode}`);
}

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end();
      resolve(true);
    }).on('error', () => resolve(false));
  });
