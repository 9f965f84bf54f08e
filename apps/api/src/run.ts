import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { OtherFilesError } from './claim-files.ts';
import { type Config, ConfigError } from './config.ts';
import type { Backend } from './create-deps.ts';
import { ImportError } from './import/import-error.ts';
import { MigrationsMissingError } from './migrate-database.ts';
import { createOperatorServer } from './operator/create-operator-server.ts';
import { BrokenFolderError, FolderInUseError } from './platform/database/folder-lock.ts';
import { errorCode } from './platform/error-code.ts';
import { startTelemetry, type Telemetry } from './platform/telemetry/start-telemetry.ts';

/** How long calls in progress may take after the drain, in milliseconds: longer than they wait for external parties. */
const GRACE_MS = 15_000;

export interface Program {
  backend: Backend;
  app: FastifyInstance;
}

/** Errors that the operator can fix. */
const OPERATORS = [
  BrokenFolderError,
  ConfigError,
  FolderInUseError,
  ImportError,
  MigrationsMissingError,
  OtherFilesError,
];

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
  const close = async (): Promise<void> => {
    await app.close();
    await operators?.close();
    await telemetry.close();
    await backend.close();
  };
  const hurry = new AbortController();
  const stop = async (signal: string): Promise<void> => {
    // A second signal ends the drain.
    if (app.drain.isDraining) return hurry.abort();
    app.log.info({ signal, drain: config.drain }, 'stopping');
    app.drain.begin();
    await pause(config.drain * 1000, undefined, { signal: hurry.signal }).catch(() => {});
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    await close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(signal));

  // Set before listening if the port is known, because the first request may arrive at once.
  if (config.port !== 0)
    backend.setOrigin(
      `${config.tls ? 'https' : 'http'}://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${config.port}`,
    );
  try {
    const address = await listen(app, 'PORT', config);
    backend.setOrigin(address);
    if (operators && config.operator) await listen(operators, 'LIFEDESK_OPERATOR', config.operator);
    app.log.info({ address, environment: config.environment }, 'ready');
  } catch (error) {
    await close();
    throw error;
  }
}

type Place = Pick<Config, 'host' | 'port'>;

/** Why a server cannot listen, by the code of its error, and the way out. */
const FAULTS: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ host, port }) => `another program uses ${host}:${port}. Stop it, or choose another port`,
  EADDRNOTAVAIL: ({ host }) => `this machine does not have the address ${host}`,
  ENOTFOUND: ({ host }) => `this machine does not have the address ${host}`,
  EACCES: ({ port }) => `this user may not use port ${port}. Choose one above 1023`,
};

/** @param setting names the place. @returns the address */
async function listen(app: FastifyInstance, setting: string, { host, port }: Place): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    const fault = FAULTS[errorCode(error) ?? ''];
    throw fault ? new ConfigError([`${setting}: ${fault({ host, port })}`]) : error;
  }
}
