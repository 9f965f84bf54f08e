import { defineConfig } from 'tsup';
import { writeDeclarations } from '../../tools/packages/declarations.ts';

const contract = { specifier: '@lifedesk/contract', source: 'openapi/generated/types.ts', name: 'contract' };

export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm'],
  sourcemap: true,
  clean: true,
  silent: true,
  target: 'es2022',
  treeshake: true,
  onSuccess: async () => writeDeclarations(import.meta.dirname, ['index'], [contract]),
});
