import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEmptyValue, serializeBody, serializeQuery } from './empty-values.ts';

describe('empty', () => {
  it.each(['', ' ', '\t\n', '\u00a0', 'null', null, undefined])('%j counts as empty', (value) =>
    expect(isEmptyValue(value)).toBe(true),
  );

  it.each(['Null', 'NULL', ' null', 'nullable', '0', 0, false, {}, [], Number.NaN])('%j does not', (value) =>
    expect(isEmptyValue(value)).toBe(false),
  );
});

describe('a body', () => {
  it('loses its empty values at every depth, and keeps the rest', () => {
    const body = {
      a: '',
      b: 'null',
      c: null,
      d: 0,
      e: false,
      f: { g: ' ', h: 'kept' },
      i: { j: '' },
      k: ['', 'x', null, { l: 'null' }, ['', 'y']],
    };
    const before = structuredClone(body);
    expect(JSON.parse(serializeBody(body))).toEqual({
      d: 0,
      e: false,
      f: { h: 'kept' },
      i: {},
      k: ['x', {}, ['y']],
    });
    expect(body).toEqual(before);
  });

  it('is plain JSON if nothing is empty', () => {
    const body = { a: 1, b: { c: ['x', { d: new Date(0) }] } };
    expect(serializeBody(body)).toBe(JSON.stringify(body));
  });

  it('stays the same the second time, and contains no empty value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (body) => {
        const once = serializeBody(body);
        expect(serializeBody(JSON.parse(once))).toBe(once);
        expect(empties(JSON.parse(once))).toEqual([]);
      }),
    );
  });

  it('is sent unchanged if it is text', () => expect(serializeBody('{"a":""}')).toBe('{"a":""}'));
});

/** Every empty value in a tree. */
function empties(value: unknown): unknown[] {
  if (isEmptyValue(value)) return [value];
  return typeof value === 'object' ? Object.values(value ?? {}).flatMap(empties) : [];
}

describe('a query', () => {
  it('loses its empty values and repeats the names of lists', () =>
    expect(serializeQuery({ a: 'x y', b: '', c: 'null', d: undefined, e: ['1', '', '2'], f: 0 })).toBe(
      'a=x+y&e=1&e=2&f=0',
    ));
});
