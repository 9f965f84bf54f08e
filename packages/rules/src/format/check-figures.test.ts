import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkFigures } from './check-figures.ts';

it.each([
  ['', 'empty'],
  [' - ', 'empty'],
  ['12a4', 'digit-expected'],
  ['12', 'too-short'],
  ['1234567', 'too-long'],
] as const)('rejects %j: %s', (text, because) => {
  expect(checkFigures(text, 3, 6)).toEqual({ valid: false, because });
});

it('accepts digits of every length in the range, grouped in any way', () => {
  const digits = fc.stringMatching(/^\d{3,6}$/);
  fc.assert(
    fc.property(digits, fc.constantFrom('', ' ', '-', '\u00A0'), (figures, separator) => {
      expect(checkFigures([...figures].join(separator), 3, 6)).toEqual({ valid: true, value: figures });
    }),
  );
});
