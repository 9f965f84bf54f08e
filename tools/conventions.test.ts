import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { violations } from './conventions.ts';

describe('violations', () => {
  it.each([
    ['docs/a.md', 'see /home/ada/notes'],
    ['tools/a.mjs', "const folder = '/tmp/out'"],
    ['README.md', 'npm config set registry https://registry.example.org'],
    ['packages/ui/src/a.ts', '// TODO colours'],
    ['packages/ui/src/a.ts', '/** Begins anew. */'],
    ['docs/a.md', 'The server is told of it.'],
    ['packages/services/src/a/messages/en.json', '"a": "Where shall we come?"'],
    ['packages/services/src/a/messages/en.json', '"a": "Nobody is at home."'],
    ['apps/api/src/a.test.ts', "it('of somebody else is not found', async () => {})"],
    ['packages/services/src/a/A.tsx', 'const found = await loanDetailsPartial(sdk, {});'],
  ])('finds in %s: %s', (path, text) => {
    expect(violations(path, `const one = 1;\n${text}\n`)).toEqual([expect.stringContaining(`${path}:2 `)]);
  });

  it.each([
    ['packages/sdk/src/a.ts', "import { b } from '../../root/b.ts'"],
    ['docs/a.md', 'GET https://api.example/tmp/file'],
    ['docs/a.md', 'PostgreSQL runs as `nobody`.'],
    ['openapi/schemas/a.yaml', 'enum: [you, us, "nobody"]'],
  ])('leaves alone in %s: %s', (path, text) => {
    expect(violations(path, text)).toEqual([]);
  });
});

it('only files that run before Node 24, or inside another program, are plain JavaScript', () => {
  const written = globSync('**/*.{js,cjs,mjs}', { cwd: import.meta.dirname, exclude: ['**/node_modules/**'] });
  expect(written.sort()).toEqual([
    'bootstrap.mjs',
    'exit-with-parent.mjs',
    'instants/preload.mjs',
    'instants/shift-clock.mjs',
    'locked.mjs',
    'pnpm.mjs',
  ]);
});
