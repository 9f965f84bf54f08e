import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editMasked, editText, type Writing, withoutSpaces } from './masked-text.ts';

const fours: Writing = {
  clean: (typed) => typed.replace(/\D/g, ''),
  format: (value) => value.replace(/(\d{4})(?=\d)/g, '$1 '),
};

/** `|` marks the caret; a browser's input has already changed the text. */
function after(marked: string, forward = false): string {
  const caret = marked.indexOf('|');
  const { text, caret: at } = editText(marked.replace('|', ''), caret, fours, forward);
  return `${text.slice(0, at)}|${text.slice(at)}`;
}

describe('editText', () => {
  it.each([
    ['1234|', '1234|'],
    ['12345|', '1234 5|'],
    ['9|1234 5678', '9|123 4567 8'],
    ['1234 5x|678', '1234 5|678'],
    ['1234-5678-9012|', '1234 5678 9012|'],
    ['|', '|'],
  ])('makes %s into %s', (marked, expected) => {
    expect(after(marked)).toBe(expected);
  });

  it('skips a gap with Backspace and with Delete, and does not get stuck there', () => {
    expect(after('1234|5678')).toBe('1234| 5678'); // Backspace removed the gap
    expect(after('1234|5678', true)).toBe('1234 |5678'); // Delete removed it
    expect(after('123| 5678')).toBe('123|5 678');
  });

  it('keeps the caret after the same digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9 x]{0,20}$/), fc.nat(20), fc.boolean(), (typed, place, forward) => {
        const caret = Math.min(place, typed.length);
        const { value, text, caret: at } = editText(typed, caret, fours, forward);
        expect(value).toBe(fours.clean(typed));
        expect(text).toBe(fours.format(value));
        expect(fours.clean(text.slice(0, at))).toBe(fours.clean(typed.slice(0, caret)));
      }),
    );
  });
});

describe('editMasked', () => {
  const edit = (typed: string, all: boolean) => editMasked('123412349012', 'XXXX XXXX 9012', typed, all, fours.clean);

  it('replaces a full selection', () => {
    expect(edit('5', true)).toBe('5');
    expect(edit('5555 6666 7777', true)).toBe('555566667777');
    expect(edit('', true)).toBe('');
    expect(edit('', false)).toBe('');
  });

  it('appends text typed at the end', () => {
    expect(edit('XXXX XXXX 90127', false)).toBe('1234123490127');
  });

  it('changes nothing in the hidden middle', () => {
    expect(edit('XXXX 7XXXX 9012', false)).toBe('123412349012');
    expect(edit('XXXX XXXX 901', false)).toBe('123412349012');
    expect(edit('7XXXX XXXX 9012', false)).toBe('123412349012');
  });
});

it('removes invisible spaces too', () => {
  expect(withoutSpaces(' \u200e50100\u00a0234\u200b 5678\n')).toBe('501002345678');
});
