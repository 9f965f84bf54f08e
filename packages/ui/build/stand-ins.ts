import { resolve } from 'node:path';
import type { Plugin } from 'esbuild';

/** Packages beneath Radix's scroll lock that are nothing but what a browser of today can do, or that we make no use of. */
const REPLACED = /^(tslib|use-sidecar)$/;

/** Puts the few lines that are left of them in their place. A function that has none there fails the build. */
export const standIns = (): Plugin => ({
  name: 'stand-ins',
  setup: (build) =>
    build.onResolve({ filter: REPLACED }, ({ path }) => ({
      path: resolve('build/stand-ins', `${path}.ts`),
      sideEffects: false,
    })),
});
