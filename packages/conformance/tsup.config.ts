import { defineConfig } from 'tsup';
import { writeDeclarations } from '../../tools/packages/declarations.ts';

// The contract is part of the bundle, so that the command checks the contract of its own release.
export default defineConfig({
  entry: ['src/index.ts', 'src/main.ts'],
  format: ['esm'],
  splitting: true,
  sourcemap: true,
  clean: true,
  silent: true,
  target: 'node20',
  onSuccess: async () => writeDeclarations(import.meta.dirname, ['index']),
});
