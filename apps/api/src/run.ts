import type { FastifyInstance } from 'fastify';
import { type Config, ConfigError } from './config.ts';
import type { Backend } from './create-deps.ts';
import { FolderInUseError } from './platform/database/folder-lock.ts';

/** How long calls in progress may take after a stop signal, in milliseconds. */
const GRACE_MS = 10_000;

export interface Program {
  config: Config;
  backend: Backend;
  app: FastifyInstance;
}

/** Runs the program until a signal stops it. Prints errors that the operator can fix without a stack trace. */
export async function run(create: () => Promise<Program>): Promise<void> {
  try {
    await serve(await create());
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof FolderInUseError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function serve({ config, backend, app }: Program): Promise<void> {
  let stopping = false;
  const stop = async (signal: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await app.close();
    await backend.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));

  // Set before listening if the port is known, because the first request may arrive at once.
  if (config.port !== 0)
    backend.setOrigin(
      `${config.tls ? 'https' : 'http'}://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${config.port}`,
    );
  const address = await app.listen({ host: config.host, port: config.port });
  backend.setOrigin(address);
  app.log.info({ address, environment: config.environment }, 'ready');
}
