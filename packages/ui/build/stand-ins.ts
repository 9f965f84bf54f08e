import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Dependencies of Radix's scroll lock that only do what current browsers can do themselves, or that we do not use. */
const REPLACED = /^(tslib|use-sidecar)$/;

/** Replaces them with the few lines that we need. A function that is missing there fails the build. */
export const standIns = (): Plugin => ({
  name: 'stand-ins',
  setup: (build) =>
    build.onResolve({ filter: REPLACED }, ({ path }) => ({
      path: resolve('build/stand-ins', `${path}.ts`),
      sideEffects: false,
    })),
});
