import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'tsup';
import { clientModules } from '../../tools/packages/client-modules.ts';
import { writeDeclarations } from '../../tools/packages/declarations.ts';
import { modules } from '../../tools/packages/modules.ts';

// Each module is an entry, so that an app's bundler can leave out, or load later, what the app does not use.
export default defineConfig({
  entry: modules(import.meta.dirname, '**/*.{ts,tsx}', ['**/*.test.{ts,tsx}', '**/*.d.ts']),
  format: ['esm'],
  // the texts and their runtime are imported by the package's own name, so that an app can replace them
  external: [/^@lifedesk\//],
  splitting: true,
  sourcemap: true,
  clean: true,
  silent: true,
  target: 'es2022',
  esbuildPlugins: [clientModules()],
  onSuccess: async () => {
    // published as the compiler wrote them: a bundler can leave out messages and parts of the runtime
    cpSync(join(import.meta.dirname, 'src/paraglide'), join(import.meta.dirname, 'dist/paraglide'), {
      recursive: true,
    });
    writeDeclarations(import.meta.dirname, [
      'index',
      'service/index',
      'testing/index',
      'paraglide/messages/_index',
      'paraglide/runtime',
    ]);
  },
});
