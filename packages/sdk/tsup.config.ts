import { defineConfig } from 'tsup';
import { writeDeclarations } from '../../tools/packages/declarations.ts';
import { modules } from '../../tools/packages/modules.ts';

const contract = { specifier: '@lifedesk/contract', source: 'openapi/generated/types.ts', name: 'contract' };

/** Help for the package's own tests. */
const OWN = 'testing/{manual-clock,stub-server,tab-bus}.ts';

// Each module is an entry, so that an app's bundler can leave out, or load later, what the app does not use.
export default defineConfig({
  entry: modules(import.meta.dirname, '**/*.ts', ['**/*.test.ts', OWN]),
  format: ['esm'],
  splitting: true,
  sourcemap: true,
  clean: true,
  silent: true,
  target: 'es2022',
  onSuccess: async () => writeDeclarations(import.meta.dirname, ['index', 'testing/index', 'testing/msw'], [contract]),
});
