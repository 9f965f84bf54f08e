import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DateLimits, editPart, readDate, readTypedDate, splitDate, writeDate } from './date-parts.ts';

const read = (text: string, limits?: DateLimits) => {
  const [day = '', month = '', year = ''] = text.split('/');
  return readDate({ day, month, year }, limits);
};

describe('readDate', () => {
  it.each([
    ['5/3/2027', '2027-03-05'],
    ['05/03/2027', '2027-03-05'],
    ['29/2/2028', '2028-02-29'],
    ['29/2/2000', '2000-02-29'],
    ['31/12/1999', '1999-12-31'],
  ])('reads %s as %s', (text, date) => {
    expect(read(text)).toEqual({ date, problem: null, wrong: [], typed: date });
  });

  it.each([
    ['//', 'empty', ['day', 'month', 'year']],
    ['5//2027', 'incomplete', ['month']],
    ['5//', 'incomplete', ['month', 'year']],
    ['41//2027', 'incomplete', ['day', 'month']],
    ['32/3/2027', 'unreadable', ['day']],
    ['0/13/2027', 'unreadable', ['day', 'month']],
    ['5/3/27', 'unreadable', ['year']],
    ['29/2/2027', 'no-such-date', ['day']],
    ['29/2/1900', 'no-such-date', ['day']],
    ['31/4/2027', 'no-such-date', ['day']],
  ])('says of %s: %s, at %j', (text, problem, wrong) => {
    expect(read(text)).toMatchObject({ date: null, problem, wrong });
  });

  it('still returns a date outside the limits, and reports it', () => {
    const limits = { earliest: '2027-03-01', latest: '2027-03-31' };
    expect(read('28/2/2027', limits)).toMatchObject({ date: '2027-02-28', problem: 'too-early' });
    expect(read('1/3/2027', limits).problem).toBeNull();
    expect(read('31/3/2027', limits).problem).toBeNull();
    expect(read('1/4/2027', limits)).toMatchObject({ date: '2027-04-01', problem: 'too-late' });
  });

  it('reads every date of the calendar', () => {
    const days = fc.date({ min: new Date('1000-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (day) => {
        const date = day.toISOString().slice(0, 10);
        expect(readDate(writeDate(date)).date).toBe(date);
        const { day: d, month, year } = writeDate(date);
        expect(splitDate(`${d}/${month}/${year}`)).toEqual(writeDate(date));
      }),
    );
  });
});

describe('a partly typed date', () => {
  const part = (most: number) => fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: most });
  const typedParts = fc.record({ day: part(2), month: part(2), year: part(4) });

  it('comes back with the same problem, in the same parts', () => {
    fc.assert(
      fc.property(typedParts, (text) => {
        const reading = readDate(text);
        expect(readTypedDate(reading.typed)).toEqual(reading);
        if (reading.date === null) expect(writeDate(reading.typed)).toEqual(text);
      }),
    );
  });

  it.each([
    ['//', ''],
    ['5//', '--5'],
    ['/3/19', '19-3-'],
    ['30/2/2027', '2027-2-30'],
    ['5/3/1984', '1984-03-05'],
  ])('of %s is kept as "%s"', (text, typed) => expect(read(text).typed).toBe(typed));

  it.each(['incomplete', '1984', '1984-03-05T00:00', '-', 'undefined', '99999-1-1'])('is nothing in "%s"', (text) =>
    expect(readTypedDate(text).problem).toBe('empty'),
  );
});

describe('splitDate', () => {
  it.each([
    ['05/03/2027', { day: '05', month: '03', year: '2027' }],
    [' 5.3.2027 ', { day: '5', month: '3', year: '2027' }],
    ['5 / 3 / 2027', { day: '5', month: '3', year: '2027' }],
    ['2027-03-05', { day: '05', month: '03', year: '2027' }],
    ['2027/3/5', { day: '5', month: '3', year: '2027' }],
    ['\u200e०५/०३/२०२७', { day: '05', month: '03', year: '2027' }],
    // PAN card, Aadhaar letter, driving licence, passport
    ['05/03/1984', { day: '05', month: '03', year: '1984' }],
    ['05-03-1984', { day: '05', month: '03', year: '1984' }],
    ['05 MAR 1984', { day: '05', month: '3', year: '1984' }],
    // policy documents and letters: 5 March 2027, 5th March, 2027, March 5, 2027
    ['5 March 2027', { day: '5', month: '3', year: '2027' }],
    ['5th March, 2027', { day: '5', month: '3', year: '2027' }],
    ['March 5, 2027', { day: '5', month: '3', year: '2027' }],
    ['Mar. 5 2027', { day: '5', month: '3', year: '2027' }],
    // statements: ICICI Bank ("01,Apr,2024"), State Bank ("5 Sept 2025"), HDFC Bank (two digits of the year, refused)
    ['01,Apr,2024', { day: '01', month: '4', year: '2024' }],
    ['01-Apr-2024', { day: '01', month: '4', year: '2024' }],
    ['5 Sept 2025', { day: '5', month: '9', year: '2025' }],
    ['29-JUL-26', null],
    ['31/07/26', null],
    ['19/05/2025', { day: '19', month: '05', year: '2025' }],
    ['2025-05-19', { day: '19', month: '05', year: '2025' }],
    ['01.04.2024', { day: '01', month: '04', year: '2024' }],
    ['5 Foo 2027', null],
    ['5 M 2027', null],
    ['March 2027', null],
    ['05/03/27', null],
    ['05032027', null],
    ['2027', null],
    ['05/03/2027 10:42', null],
  ])('splits "%s"', (text, parts) => {
    expect(splitDate(text)).toEqual(parts);
  });
});

describe('editPart', () => {
  const edit = (part: 'day' | 'year', before: string, marked: string) => {
    const caret = marked.indexOf('|');
    const { text, caret: at } = editPart(part, before, marked.replace('|', ''), caret);
    return `${text.slice(0, at)}|${text.slice(at)}`;
  };

  it.each([
    ['day', '', '१७|', '17|'],
    ['day', '1', '1x|', '1|'],
    ['year', '1984', '198|', '198|'],
    ['year', '1984', '19x|84', '19|84'],
    ['year', '1984', '195|84', '19|84'],
    ['year', '1984', '19845|', '1984|'],
    ['year', '198', '1|98', '1|98'],
    ['year', '', '20275|', '2027|'],
  ] as const)('%s, after %s, typed to %s, is %s', (part, before, typed, expected) => {
    expect(edit(part, before, typed)).toBe(expected);
  });

  it('continues in the next part when a separator is typed after the digits', () => {
    expect(editPart('day', '5', '5/', 2)).toEqual({ text: '5', caret: 1, goesOn: true });
    expect(editPart('day', '15', '15 ', 3).goesOn).toBe(true);
    expect(editPart('day', '', '/', 1).goesOn).toBe(false);
    expect(editPart('day', '15', '1/5', 2).goesOn).toBe(false);
    expect(editPart('day', '5', '5x', 2).goesOn).toBe(false);
  });
});
