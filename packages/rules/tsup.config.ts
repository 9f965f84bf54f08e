import { defineConfig } from 'tsup';
import { writeDeclarations } from '../../tools/packages/declarations.ts';

// One file in dist for each in src: an app loads the rule that it imports and nothing else, not even an import of
// date-fns. Only the two indexes are public.
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**'],
  format: ['esm'],
  splitting: false,
  treeshake: true,
  sourcemap: true,
  clean: true,
  silent: true,
  target: 'es2022',
  onSuccess: async () => writeDeclarations(import.meta.dirname, ['index', 'texts/index']),
  esbuildPlugins: [
    {
      name: 'one-file-each',
      setup: (build) =>
        build.onResolve({ filter: /^\.{1,2}\/.*\.ts$/ }, ({ path, kind }) =>
          kind === 'entry-point' ? null : { path: path.replace(/\.ts$/, '.js'), external: true },
        ),
    },
  ],
});
