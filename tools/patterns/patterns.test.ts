import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root, run } from '../run.ts';
import { ofGlob, ofRegExp } from './alternatives.ts';
import { findUnmatched } from './match.ts';

const files = ['apps/api/src/main.ts', 'apps/portal/src/App.tsx', 'apps/portal/src/App.test.tsx'];
const missing = (pattern: string | RegExp) => findUnmatched([{ where: 'a config', pattern }], files);

describe('path patterns of the configurations', () => {
  it('each match at least one file', async () => {
    const { ok, output } = await run([process.execPath, join(root, 'tools/patterns/patterns.ts')]);
    expect(output).toBe('');
    expect(ok).toBe(true);
  }, 60_000);
});

describe('a pattern', () => {
  it.each(['apps/*/src/**/*.test.{ts,tsx}', 'apps/api', 'apps/{api,portal}/src/**/*', /^apps\/(api|portal)\//])(
    '%s matches a file',
    (pattern) => expect(missing(pattern)).toEqual([]),
  );

  it('is found if it matches nothing', () => {
    expect(missing('apps/desk/**/*.ts')).toEqual(['a config: apps/desk/**/*.ts matches no file']);
  });

  it('is found if only one of its alternatives matches', () => {
    expect(missing('apps/{api,desk}/src/**/*')).toEqual([
      'a config: desk of {api,desk} in apps/{api,desk}/src/**/* matches no file',
    ]);
    expect(missing(/^apps\/(api|desk)\//)).toEqual([
      'a config: desk of (api|desk) in ^apps\\/(api|desk)\\/ matches no file',
    ]);
  });

  it('may match build results', () => {
    expect(missing('apps/portal/dist/**')).toEqual([]);
    expect(missing(/(^|\/)(dist|paraglide)\//)).toEqual([]);
  });

  it('with two lists needs each alternative once, not every pair', () => {
    expect(missing(/^apps\/(api|portal)\/src\/(main|App)\b/)).toEqual([]);
  });
});

describe('the readings', () => {
  const texts = (readings: readonly { text: string }[]) => readings.map(({ text }) => text);

  it('of a glob vary its folders and files, not their extensions', () => {
    expect(texts(ofGlob('{a,b}/*.{ts,tsx}'))).toEqual(['a/*.{ts,tsx}', 'b/*.{ts,tsx}']);
    expect(texts(ofGlob('a/**/{c,d}.test.{ts,tsx}'))).toEqual(['a/**/c.test.{ts,tsx}', 'a/**/d.test.{ts,tsx}']);
  });

  it.each([
    ['a|b', ['a', 'b']],
    ['^x/(a|b(c|d))/', ['^x/a/', '^x/bc/', '^x/bd/']],
    ['^(?!a|b)x(\\.test)?$', ['^(?!a|b)x(\\.test)?$']],
    ['x(a|b)?y', ['x(?:a)?y', 'x(?:b)?y']],
    ['[a|b]\\(c', ['[a|b]\\(c']],
  ])('of the expression %s', (source, parts) => expect(texts(ofRegExp(source))).toEqual(parts));
});
