import { defineConfig } from 'tsup';
export default defineConfig({
  entry: ['src/index.ts'],
  format: ['esm'],
  // The contract is private: its types go into ours.
  dts: { compilerOptions: { paths: { '@lifedesk/contract': ['../../openapi/generated/types.ts'] } } },
  sourcemap: true,
  clean: true,
  target: 'es2022',
  treeshake: true,
});
