import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { services } from '../src/registry/services.ts';

/**
 * Writes `routes.json` beside the built page: the built services and whether search engines may list them. The server
 * reads it to answer 404 for every other address, so that the list is written once, in the registry.
 */
export function emitRoutes(root: string): Plugin {
  return {
    name: 'lifedesk-routes',
    apply: 'build',
    async generateBundle() {
      const { module } = await runnerImport<{ services: typeof services }>(join(root, 'src/registry/services.ts'));
      const routes = module.services.map((row) => ({ id: row.id, indexed: 'description' in row }));
      this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(routes) });
    },
  };
}
