import type { Config } from '../../src/config.ts';
import { type Backend, type BackendOptions, createBackend } from '../../src/create-deps.ts';
import { createSandbox } from './create-sandbox.ts';
import type { Sandbox } from './sandbox.ts';

export interface SandboxBackend extends Backend {
  readonly sandbox: Sandbox;
}

/** A backend that simulates every external party except those that the configuration names. */
export async function createSandboxBackend(
  config: Config,
  options: Omit<BackendOptions, 'parties' | 'migrates'> = {},
): Promise<SandboxBackend> {
  let sandbox: Sandbox | undefined;
  const backend = await createBackend(config, {
    ...options,
    migrates: true,
    async parties(base, clock) {
      const made = await createSandbox(base, clock);
      sandbox = made.sandbox;
      return made.parties;
    },
  });
  if (!sandbox) throw new Error('the backend did not create its parties');
  return { ...backend, sandbox };
}
