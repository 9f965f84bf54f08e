import { globSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';
import { writeDeclarations } from '../../tools/packages/declarations.ts';

/** Keeps every module in its own file, so that a bundler can leave out, or load later, what an app does not use. */
const moduleByModule: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'module-by-module',
  setup(build) {
    build.onResolve({ filter: /^\.\.?\/.*\.tsx?$/ }, ({ kind, path }) =>
      kind === 'entry-point' ? null : { path: path.replace(/tsx?$/, 'js'), external: true },
    );
  },
};

const home = import.meta.dirname;
const sources = globSync('src/**/*.{ts,tsx}', { cwd: home, exclude: ['**/*.test.{ts,tsx}', 'src/paraglide/**'] });

export default defineConfig({
  entry: [...sources, 'src/paraglide/messages.js'],
  format: ['esm'],
  // the texts are imported by the package's own name, so that an app can replace them
  external: [/^@lifedesk\//],
  sourcemap: true,
  splitting: false,
  clean: true,
  silent: true,
  target: 'es2022',
  esbuildPlugins: [moduleByModule],
  onSuccess: async () =>
    writeDeclarations(home, ['index', 'locale/current-locale', 'service/index', 'testing/index', 'paraglide/messages']),
});
