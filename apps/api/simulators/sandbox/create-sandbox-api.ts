import type { FastifyInstance } from 'fastify';
import { type ApiOptions, createApi } from '../../src/create-api.ts';
import { publishNavsUntil } from '../demo/products.ts';
import type { SandboxBackend } from './create-sandbox-backend.ts';
import { addSandboxHooks } from './hooks.ts';
import { sandboxPlugin } from './routes.ts';

/** The API with the simulators under `/sandbox`. */
export function createSandboxApi(
  { deps, sandbox }: Pick<SandboxBackend, 'deps' | 'sandbox'>,
  options: Omit<ApiOptions, 'extension'> = {},
): Promise<FastifyInstance> {
  return createApi(deps, {
    ...options,
    extension: {
      addHooks: (app) => addSandboxHooks(app, sandbox),
      jobs: [
        { name: 'simulated back office', everyMs: 2_000, run: sandbox.backOffice.work },
        { name: 'simulated new business', everyMs: 2_000, run: sandbox.newBusiness.work },
        { name: 'simulated medical centres', everyMs: 2_000, run: sandbox.medicalPartner.work },
        { name: 'publish prices', everyMs: 60_000, run: () => publishNavsUntil(deps.db, deps.clock.now()) },
      ],
      addRoutes: async (app, jobs) => {
        await app.register(sandboxPlugin(deps, sandbox, jobs), { prefix: '/sandbox' });
      },
    },
  });
}
