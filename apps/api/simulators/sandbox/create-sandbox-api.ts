import type { FastifyInstance } from 'fastify';
import { type ApiOptions, createApi, type Extension } from '../../src/create-api.ts';
import { publishNavsUntil } from '../demo/products.ts';
import type { SandboxBackend } from './create-sandbox-backend.ts';
import { addSandboxHooks } from './hooks.ts';
import { sandboxPlugin } from './routes.ts';

export interface SandboxApiOptions extends Omit<ApiOptions, 'extension'> {
  /** More hooks, which run first, and more jobs and routes. */
  beside?: Extension;
}

/** The API with the simulators under `/sandbox`. */
export function createSandboxApi(
  { deps, sandbox }: Pick<SandboxBackend, 'deps' | 'sandbox'>,
  { beside, ...options }: SandboxApiOptions = {},
): Promise<FastifyInstance> {
  return createApi(deps, {
    ...options,
    extension: {
      addHooks(app) {
        beside?.addHooks(app);
        addSandboxHooks(app, sandbox);
      },
      jobs: [
        { name: 'simulated back office', everyMs: 2_000, run: sandbox.backOffice.work },
        { name: 'simulated new business', everyMs: 2_000, run: sandbox.newBusiness.work },
        { name: 'simulated medical centres', everyMs: 2_000, run: sandbox.medicalPartner.work },
        { name: 'publish prices', everyMs: 60_000, run: () => publishNavsUntil(deps.db, deps.clock.now()) },
        ...(beside?.jobs ?? []),
      ],
      addRoutes: async (app, jobs) => {
        await app.register(sandboxPlugin(deps, sandbox, jobs), { prefix: '/sandbox' });
        await beside?.addRoutes(app, jobs);
      },
    },
  });
}
