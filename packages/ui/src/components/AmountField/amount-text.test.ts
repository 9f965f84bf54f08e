import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editAmount, readAmount, settleAmount, writeAmount } from './amount-text.ts';

/** `|` marks the caret. */
const at = (marked: string) => ({ text: marked.replace('|', ''), caret: marked.indexOf('|') });
const show = ({ text, caret }: { text: string; caret: number }) => `${text.slice(0, caret)}|${text.slice(caret)}`;

/** What a browser's input does: the key changes the text at the caret, then the field edits it. */
function press(marked: string, ...keys: string[]): string {
  return keys.reduce((state, key) => {
    const { text, caret } = at(state);
    if (key === 'Backspace')
      return show(editAmount(text, text.slice(0, Math.max(0, caret - 1)) + text.slice(caret), Math.max(0, caret - 1)));
    if (key === 'Delete') return show(editAmount(text, text.slice(0, caret) + text.slice(caret + 1), caret, true));
    return show(editAmount(text, text.slice(0, caret) + key + text.slice(caret), caret + key.length));
  }, marked);
}

describe('editAmount', () => {
  it.each([
    ['|', '150000', '1,50,000|'],
    ['|', '12345678.9', '1,23,45,678.9|'],
    ['|', '१५००', '1,500|'],
    ['|', '.5', '.5|'],
    ['|', '007', '7|'],
    ['|', '0.05', '0.05|'],
    ['1,500|', 'a-,', '1,500|'],
    ['1.5|', '.', '1.5|'],
    ['1.55|', '5', '1.55|'],
    ['|500', '1', '1|,500'],
    ['1|,500', '2', '12|,500'],
    ['1,2|50', '3', '12,3|50'],
    ['|1,000', '0', '|1,000'],
  ])('after %s, typing %s gives %s', (before, typed, after) => {
    expect(press(before, ...typed)).toBe(after);
  });

  it.each([
    ['1,500|', 'Backspace', '150|'],
    ['1,|500', 'Backspace', '|500'],
    ['1|,500', 'Delete', '1|00'],
    ['1|,50,000', 'Backspace', '|50,000'],
    ['12,|34,567', 'Backspace', '1|,34,567'],
    ['12|,34,567', 'Delete', '1,2|4,567'],
    ['1,50,000.5|', 'Backspace', '1,50,000.|'],
    ['|', 'Backspace', '|'],
  ])('after %s, %s gives %s', (before, key, after) => {
    expect(press(before, key)).toBe(after);
  });

  it.each([
    ['|', '1,50,000', '1,50,000|'],
    ['|', '150,000.50', '1,50,000.50|'],
    ['|', ' ₹ 1,50,000/- ', '1,50,000|'],
    ['|', 'Rs. 500', '500|'],
    ['1,50,000|', '50', '1,50,00,050|'],
    ['1|', '50,000', '1,50,000|'],
    ['1,0|00', '12', '1,01,2|00'],
  ])('into %s, pasting "%s" gives %s', (before, piece, after) => {
    expect(press(before, piece)).toBe(after);
  });

  it('keeps pasted text that is not a clear amount until someone corrects it', () => {
    expect(press('|', '1,50')).toBe('1,50|');
    expect(readAmount('1,50')).toEqual({ paise: null, problem: 'unclear' });
    expect(press('1,50|', '0')).toBe('1,500|');
    expect(press('|', '-500')).toBe('-500|');
    expect(press('-|500', 'Backspace')).toBe('|500');
    expect(press('|', 'about 500')).toBe('about 500|');
  });

  it('replaces the selected text', () => {
    expect(show(editAmount('1,50,000', '7', 1))).toBe('7|');
    expect(show(editAmount('1,50,000', '1,900', 3))).toBe('1,9|00');
    expect(show(editAmount('1,50,000', '', 0))).toBe('|');
  });

  it('groups digit by digit while typing, with the caret at the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_007_199_254 }), (rupees) => {
        const text = writeAmount(rupees * 100);
        expect(press('|', ...String(rupees))).toBe(`${text}|`);
      }),
    );
  });

  it('adds and removes the same digit at any place as a field without commas', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.nat(),
        fc.constantFrom('Backspace', 'Delete', '7'),
        (rupees, place, key) => {
          const text = writeAmount(rupees * 100);
          const caret = place % (text.length + 1);
          const digits = String(rupees);
          const before = text.slice(0, caret).replaceAll(',', '').length;
          const expected =
            key === '7'
              ? `${digits.slice(0, before)}7${digits.slice(before)}`
              : key === 'Delete'
                ? digits.slice(0, before) + digits.slice(before + 1)
                : digits.slice(0, Math.max(0, before - 1)) + digits.slice(before);
          const after = at(press(`${text.slice(0, caret)}|${text.slice(caret)}`, key));
          expect(after.text.replaceAll(',', '')).toBe(expected.replace(/^0+(?=\d)/, ''));
          expect(after.text).toBe(writeAmount(readAmount(after.text).paise));
        },
      ),
    );
  });
});

describe('readAmount', () => {
  it.each([
    ['1,50,000', 15_000_000, null],
    ['150,000.5', 15_000_050, null],
    ['.5', 50, null],
    ['5.', 500, null],
    ['', null, 'empty'],
    ['  ', null, 'empty'],
    ['.', null, 'unclear'],
    ['1,50', null, 'unclear'],
    ['1,5000', null, 'unclear'],
    ['-5', null, 'unclear'],
    ['1e3', null, 'unclear'],
    ['5.555', null, 'too-many-decimals'],
    ['99999999999999999', null, 'above-most'],
  ])('reads "%s" as %s, %s', (text, paise, problem) => {
    expect(readAmount(text)).toEqual({ paise, problem });
  });

  it('still returns an amount outside the limits, and reports it', () => {
    const limits = { least: 50_000, most: 20_000_000 };
    expect(readAmount('499.99', limits)).toEqual({ paise: 49_999, problem: 'below-least' });
    expect(readAmount('500', limits)).toEqual({ paise: 50_000, problem: null });
    expect(readAmount('2,00,000', limits)).toEqual({ paise: 20_000_000, problem: null });
    expect(readAmount('2,00,000.01', limits)).toEqual({ paise: 20_000_001, problem: 'above-most' });
  });
});

describe('writeAmount', () => {
  it('writes whole rupees without a point', () => {
    expect(writeAmount(15_000_000)).toBe('1,50,000');
    expect(writeAmount(15_000_005)).toBe('1,50,000.05');
    expect(writeAmount(0)).toBe('0');
    expect(writeAmount(null)).toBe('');
    expect(() => writeAmount(0.5)).toThrow(RangeError);
    expect(() => writeAmount(-1)).toThrow(RangeError);
  });

  it('round-trips through readAmount', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (paise) => {
        expect(readAmount(writeAmount(paise)).paise).toBe(paise);
      }),
    );
  });

  it('completes half-typed text', () => {
    expect(settleAmount('1,500.')).toBe('1,500');
    expect(settleAmount('.5')).toBe('0.50');
    expect(settleAmount('1,50')).toBe('1,50');
  });
});
