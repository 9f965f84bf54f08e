import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangeContent, parseContentPlace } from './arrange-content.ts';

describe('parseContentPlace', () => {
  it.each([
    ['1.1', { row: 1, column: 1 }],
    ['1.10', { row: 1, column: 10 }],
    [' 12.3 ', { row: 12, column: 3 }],
    ['0.0', { row: 0, column: 0 }],
    ['1', null],
    ['1.', null],
    ['.1', null],
    ['1.2.3', null],
    ['-1.2', null],
    ['a.b', null],
    ['', null],
    [null, null],
    [undefined, null],
  ])('reads %j as %j', (position, place) => {
    expect(parseContentPlace(position)).toEqual(place);
  });
});

describe('arrangeContent', () => {
  const at = (...positions: (string | null)[]) => positions.map((position) => ({ position }));
  const arrange = (...positions: (string | null)[]) =>
    arrangeContent(at(...positions)).map((row) => row.map(({ position }) => position));

  it('puts rows from top to bottom and columns from left to right, 10 after 9', () => {
    expect(arrange('10.1', '2.10', '1.2', '2.9', '1.1')).toEqual([['1.1', '1.2'], ['2.9', '2.10'], ['10.1']]);
  });

  it('keeps the order of pieces at the same place', () => {
    const pieces = [
      { position: '1.1', name: 'first' },
      { position: '1.1', name: 'second' },
    ];
    expect(arrangeContent(pieces)).toEqual([pieces]);
  });

  it('gives a piece without a readable place a row at the end', () => {
    expect(arrange('x', '1.1', null)).toEqual([['1.1'], ['x'], [null]]);
    const pieces: { name: string; position?: string }[] = [{ name: 'without a position' }];
    expect(arrangeContent(pieces)).toEqual([pieces]);
  });

  it('keeps every piece exactly once', () => {
    const anyPosition = fc.oneof(fc.stringMatching(/^\d{1,2}\.\d{1,2}$/), fc.string());
    fc.assert(
      fc.property(fc.array(anyPosition), (positions) => {
        expect(
          arrange(...positions)
            .flat()
            .sort(),
        ).toEqual([...positions].sort());
      }),
    );
  });
});
