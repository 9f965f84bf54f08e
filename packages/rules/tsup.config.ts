import { defineConfig } from 'tsup';
import { writeDeclarations } from '../../tools/packages/declarations.ts';
import { modules } from '../../tools/packages/modules.ts';

// Each module is an entry, so that an app loads the rule that it imports and nothing else, not even an import of
// date-fns. Only the two indexes are public.
export default defineConfig({
  entry: modules(import.meta.dirname, '**/*.ts', ['**/*.test.ts', '**/*.d.ts', 'testing/**']),
  format: ['esm'],
  splitting: true,
  sourcemap: true,
  clean: true,
  silent: true,
  target: 'es2022',
  onSuccess: async () => writeDeclarations(import.meta.dirname, ['index', 'texts/index']),
});
