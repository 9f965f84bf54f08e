import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { OtherFilesError } from './claim-files.ts';
import { type Config, ConfigError } from './config.ts';
import type { Backend } from './create-deps.ts';
import { MigrationsMissingError } from './migrate-database.ts';
import { createOperatorServer } from './operator/create-operator-server.ts';
import { BrokenFolderError, FolderInUseError } from './platform/database/folder-lock.ts';
import { startTelemetry, type Telemetry } from './platform/telemetry/start-telemetry.ts';

/** How long calls in progress may take after the drain, in milliseconds: longer than they wait for external parties. */
const GRACE_MS = 15_000;

export interface Program {
  backend: Backend;
  app: FastifyInstance;
}

/** Errors that the operator can fix. */
const OPERATORS = [BrokenFolderError, ConfigError, FolderInUseError, MigrationsMissingError, OtherFilesError];

/** Runs the program until a signal stops it. */
export const run = (read: () => Config, create: (config: Config) => Promise<Program>): Promise<void> =>
  explain(async () => {
    const config = read();
    // first, so that everything is measured
    const telemetry = await startTelemetry(config);
    await serve(config, telemetry, await create(config));
  });

/** Prints errors that the operator can fix without a stack trace. */
export async function explain(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error && OPERATORS.some((Type) => error instanceof Type))) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

async function serve(config: Config, telemetry: Telemetry, { backend, app }: Program): Promise<void> {
  const operators = config.operator && createOperatorServer(backend.deps, telemetry);
  const hurry = new AbortController();
  const stop = async (signal: string): Promise<void> => {
    // A second signal ends the drain.
    if (app.drain.isDraining) return hurry.abort();
    app.log.info({ signal, drain: config.drain }, 'stopping');
    app.drain.begin();
    await pause(config.drain * 1000, undefined, { signal: hurry.signal }).catch(() => {});
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await app.close();
    await operators?.close();
    await telemetry.close();
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
  if (config.operator) await operators?.listen(config.operator);
  app.log.info({ address, environment: config.environment }, 'ready');
}
