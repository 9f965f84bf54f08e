import type { Mutant } from '../mutant.ts';

/** Tools and checks. */
export const tools: readonly Mutant[] = [
  {
    id: 't1',
    name: 'a test file that does not load counts as passed',
    file: 'count.mjs',
    find: "if (file.status === 'failed') count.failures",
    replace: 'if (false) count.failures',
    tests: ['tools/count'],
  },
  {
    id: 't2',
    name: 'a skipped test violates no convention',
    file: 'conventions.ts',
    find: 'skip|todo|only|fixme',
    replace: 'todo|only|fixme',
    tests: ['tools/conventions'],
  },
  {
    id: 't3',
    name: 'services may import each other',
    file: '.dependency-cruiser.cjs',
    find: "'A service imports no other service, and no code that imports a list of them.', service, [",
    replace: "'A service imports no other service, and no code that imports a list of them.', '^nowhere/', [",
    tests: ['tools/layers'],
  },
  {
    id: 't4',
    name: 'a tighter bound is not a breaking change',
    file: 'breaking-schema.ts',
    find: "(side === 'low' ? after > before : after < before)",
    replace: 'false',
    tests: ['breaking'],
  },
];
