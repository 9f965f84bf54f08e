import { cpSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Not copied: what is built, cached or recorded. `.pnpm` has the packages that all checkouts may share. */
const LEFT_OUT = new Set(['.git', '.pnpm', '.cache', '.vite', '.vite-temp', '.vitest-cache', 'dist', 'test-results']);

/**
 * Copies a checkout with its changes, in a second or two, so that its files can be changed while others use the original.
 * Links between the workspace's packages lead to the copies. @returns the copy
 */
export function copyCheckout(from: string, to: string): string {
  cpSync(from, to, { recursive: true, verbatimSymlinks: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  symlinkSync(join(from, 'node_modules/.pnpm'), join(to, 'node_modules/.pnpm'));
  return to;
}
