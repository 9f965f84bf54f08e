import { globSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { writeDeclarations } from '../../tools/packages/declarations.ts';

const contract = { specifier: '@lifedesk/contract', source: 'openapi/generated/types.ts', name: 'contract' };

/** Keeps every module in its own file, so that a bundler can leave out, or load later, what an app does not use. */
const moduleByModule: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'module-by-module',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\/.*\.ts$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? null : { path: path.replace(/ts$/, 'js'), external: true },
    );
  },
};

/** Help for the package's own tests. */
const OWN = 'src/testing/{manual-clock,stub-server,tab-bus}.ts';

export default defineConfig({
  entry: globSync('src/**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts', OWN] }),
  format: ['esm'],
  sourcemap: true,
  splitting: false,
  clean: true,
  silent: true,
  target: 'es2022',
  esbuildPlugins: [moduleByModule],
  onSuccess: async () => writeDeclarations(import.meta.dirname, ['index', 'testing/index', 'testing/msw'], [contract]),
});
