import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(
  ['../../../packages/rules/src/**/*.ts', '!**/*.test.ts', '!**/texts/**', '!**/testing/**'],
  { query: '?raw', import: 'default', eager: true },
);
const areas = import.meta.glob<Readonly<Record<string, object>>>('../../../packages/rules/messages/en/*.json', {
  eager: true,
  import: 'default',
});
/** The reasons with a sentence, by rule. The other languages have the same (apps/portal/src/texts.test.ts). */
const records = Object.values(areas).flatMap((area) =>
  Object.values(area).map((sentences) => new Set(Object.keys(sentences))),
);

/** The reasons that a rule lists: its reason type, and its clauses. */
const reasons = Object.entries(sources).flatMap(([path, code]) => {
  const file = path.replace(/^.*\/src\//, '');
  const types = code.matchAll(/export type (\w+Reason)\s*=([^;]*);/g);
  const clauses = code.matchAll(/export const (\w+Clauses)[^=]*=([\s\S]*?)\n\];/g);
  const idsIn = (text: string, literal: RegExp) => Array.from(text.matchAll(literal), ([, id = '']) => id);
  return [
    ...Array.from(types, ([, name, union = '']) => ({ rule: `${file}: ${name}`, ids: idsIn(union, /'([\w-]+)'/g) })),
    ...Array.from(clauses, ([, name, list = '']) => ({
      rule: `${file}: ${name}`,
      ids: idsIn(list, /id: '([\w-]+)'/g),
    })),
  ].filter(({ ids }) => ids.length > 0); // a union of other types has no reasons itself
});

const isExplained = (ids: readonly string[]) => records.some((record) => ids.every((id) => record.has(id)));

describe('every reason that a rule gives', () => {
  it('is found in the sources', () => {
    expect(reasons.length).toBeGreaterThan(15);
    expect(reasons.flatMap(({ ids }) => ids)).toEqual(expect.arrayContaining(['premium-left', 'cooling-off']));
  });

  it.each(reasons)('has its sentence: $rule', ({ ids }) => {
    expect(ids.filter((id) => !isExplained([id]))).toEqual([]);
    expect(isExplained(ids)).toBe(true);
  });

  it('is reported without one', () => expect(isExplained(['on-hold', 'a-new-reason'])).toBe(false));
});
