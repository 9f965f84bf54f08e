import { join } from 'node:path';
import { type Plugin, type ResolvedConfig, runnerImport } from 'vite';
import type { ServiceFacts } from '../src/registry/define-service.ts';

/**
 * Writes routes.json: the addresses that the portal knows, from its registry of services, so that the server answers
 * 200 for those and 404 for all others.
 */
export function routeList(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'lifedesk:route-list',
    apply: 'build',
    configResolved: (resolved) => {
      config = resolved;
    },
    generateBundle: async function () {
      const { module } = await runnerImport<{ services: readonly ServiceFacts[] }>(
        join(config.root, 'src/registry/services.ts'),
        { root: config.root, configFile: false, resolve: { conditions: ['@lifedesk/source'] } },
      );
      const routes = module.services.map(({ id, description }) => ({ id, indexed: description !== undefined }));
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes) });
    },
  };
}
