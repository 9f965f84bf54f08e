import { defineConfig } from 'tsup';
import { writeDeclarations } from '../../tools/packages/declarations.ts';

// Each module is an entry, so that an app's bundler can leave out, or load later, what the app does not use.
export default defineConfig({
  entry: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/**/*.d.ts', 'src/paraglide/messages.js'],
  format: ['esm'],
  // the texts are imported by the package's own name, so that an app can replace them
  external: [/^@lifedesk\//],
  splitting: true,
  sourcemap: true,
  clean: true,
  silent: true,
  target: 'es2022',
  onSuccess: async () =>
    writeDeclarations(import.meta.dirname, [
      'index',
      'locale/current-locale',
      'service/index',
      'testing/index',
      'paraglide/messages',
    ]),
});
