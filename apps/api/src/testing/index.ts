import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createSandboxApi } from '../../simulators/sandbox/create-sandbox-api.ts';
import { createSandboxBackend } from '../../simulators/sandbox/create-sandbox-backend.ts';
import { switchMaintenance } from '../../simulators/sandbox/maintenance.ts';
import { readOutbox } from '../../simulators/sandbox/outbox-routes.ts';
import { type Person, readPeople } from '../../simulators/sandbox/people.ts';
import type { ScenarioName } from '../../simulators/sandbox/scenarios.ts';
import type { Config } from '../config.ts';
import { type ApiOptions, createApi } from '../create-api.ts';
import { type Backend, createBackend } from '../create-deps.ts';
import type { Around } from '../platform/database/around-statements.ts';
import type { RunningApi } from './running-api.ts';
import { testConfig } from './test-config.ts';
import { openTestDatabase } from './test-database.ts';

export { makeOfflineFile, OFFLINE_SHARE_CODE } from '../../simulators/aadhaar/offline-file.ts';
export { asPaidByLink } from './as-paid-by-link.ts';
export { confirmAccount } from './confirm-account.ts';
export type { RunningApi } from './running-api.ts';
export { addressOf, callOperation, renewSendBudgets, type SessionHeaders, sessionHeaders, signIn } from './sign-in.ts';
export { openStaffSession, signInStaff, staffHeaders, visitProvider } from './staff.ts';
export { openTestDatabase } from './test-database.ts';
export type { Person, ScenarioName };

export interface StartOptions {
  /** The start of the simulated time; by default a quiet Saturday morning in India. */
  now?: Date | string;
  config?: Partial<Config>;
  /** False for the API as in production; the configuration must then name every external party. */
  simulated?: boolean;
  /** False for a database without people. */
  seeded?: boolean;
  /** False if `app.inject` is enough. */
  listen?: boolean;
  /** The port; any free one by default. */
  port?: number;
  api?: ApiOptions;
  /** Runs every statement. */
  around?: Around;
}

const DEFAULT_NOW = '2026-11-21T04:30:00.000Z';

/** Starts everything in process. Tests of the portal and the SDK use it instead of mocks. */
export async function startApi(options: StartOptions = {}): Promise<RunningApi> {
  const folder = await mkdtemp(join(tmpdir(), 'lifedesk-test-'));
  const begin = new Date(options.now ?? DEFAULT_NOW);
  const database = await openTestDatabase(begin, options.seeded ?? true, undefined, options.around);
  const config = testConfig(folder, options.config);
  // The system clock is stopped; only a test moves time.
  const world = { db: database.db, clock: { now: () => begin } };
  const made = (options.simulated ?? true) ? await createSandboxBackend(config, world) : null;
  const backend: Backend = made ?? (await createBackend(config, world));
  const { deps } = backend;
  // the jobs run when a test moves time, never beside it
  const apiOptions = { ...options.api, scheduled: false };
  const app = await (made ? createSandboxApi(made, apiOptions) : createApi(deps, apiOptions));
  if (options.listen ?? true) await app.listen({ port: options.port ?? 0, host: '127.0.0.1' });
  else await app.ready();
  const address = app.server.address();
  const url = address && typeof address === 'object' ? `http://127.0.0.1:${address.port}` : 'http://127.0.0.1';
  backend.setOrigin(url);

  const inSandbox = () => {
    if (!made) throw new Error('this installation has no sandbox');
    return made.sandbox;
  };
  const moveTo = async (instant: Date | string) => {
    const { state, gateway } = inSandbox();
    await state.moveTo(new Date(instant));
    await app.jobs.runAll();
    await gateway.deliver();
  };
  const people = () => readPeople(deps.db);
  return {
    url,
    app,
    deps,
    get sandbox() {
      return inSandbox();
    },
    now: () => deps.clock.now(),
    moveTo,
    advance: (milliseconds) => moveTo(new Date(deps.clock.now().getTime() + milliseconds)),
    async scenario(name, on) {
      await inSandbox().state.switchScenario(name, on);
      await switchMaintenance(deps.db, deps.clock.now(), name, on);
    },
    outbox: (to) => readOutbox(deps.db, to),
    async otpFor(to) {
      const otp = (await readOutbox(deps.db, to)).find((message) => message.otp)?.otp;
      if (!otp) throw new Error(`no OTP was sent to ${to}`);
      return otp;
    },
    people,
    async person(name) {
      const found = (await people()).find((p) => p.name.includes(name));
      if (!found) throw new Error(`there is no demo person called ${name}`);
      return found;
    },
    async forget() {
      await sql`truncate session, otp_challenge, limit_counter, auth_code, outbox, maintenance`.execute(deps.db);
      await inSandbox().state.clear();
    },
    async close() {
      await app.close();
      await backend.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
