import { defineConfig } from 'tsup';
import { writeDeclarations } from '../../tools/packages/declarations.ts';

// Each module is an entry, so that an app loads the rule that it imports and nothing else, not even an import of
// date-fns. Only the two indexes are public.
export default defineConfig({
  entry: ['src/**/*.ts', '!src/**/*.test.ts', '!src/**/*.d.ts', '!src/testing/**'],
  format: ['esm'],
  splitting: true,
  sourcemap: true,
  clean: true,
  silent: true,
  target: 'es2022',
  onSuccess: async () => writeDeclarations(import.meta.dirname, ['index', 'texts/index']),
});
