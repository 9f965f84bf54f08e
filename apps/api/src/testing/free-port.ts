import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Where ports begin that the system gives to servers which ask for any. */
export const SYSTEM_PORTS_FROM = 32_768;

/**
 * @returns a port that is free and that the system gives to no one else before the caller's server listens on it
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, SYSTEM_PORTS_FROM);
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
