import { describe, expect, it } from 'vitest';
import { spokenParts } from './spoken-parts.ts';

const inHindi = (text: string) =>
  spokenParts(text, false)
    .map((part) => (part.is === 'plain' ? part.text : `[${part.text}]`))
    .join('');

describe('hidden characters', () => {
  it.each([
    ['AB******1F', 'AB', '1F'],
    ['12********12', '12', '12'],
    ['*** **4 3210', '', '4 3210'],
    ['••• ••4 3210', '', '4 3210'],
    ['**** **** 2346', '', '2346'],
    ['*** *** 50123', '', '50123'],
    ['rav***mar@meru.example', 'rav', 'mar@meru.example'],
    ['*avi@meru.example', '', 'avi@meru.example'],
    ['As** ****ao', 'As', 'ao'],
    ['**/**/1985', '', '1985'],
    ['****', '', ''],
  ])('of %s are between %j and %j', (text, start, end) => {
    expect(spokenParts(text, true)).toEqual([{ is: 'masked', text, start, end }]);
  });

  it('are found in a sentence', () => {
    expect(spokenParts('Sent to *** **4 3210 and rav***mar@meru.example.', true)).toEqual([
      { is: 'plain', text: 'Sent to ' },
      { is: 'masked', text: '*** **4 3210', start: '', end: '4 3210' },
      { is: 'plain', text: ' and ' },
      { is: 'masked', text: 'rav***mar@meru.example', start: 'rav', end: 'mar@meru.example' },
      { is: 'plain', text: '.' },
    ]);
    expect(spokenParts('Sahyadri Bank, 12********34, since 2 March', true)[1]).toMatchObject({ end: '34' });
    expect(spokenParts('**** **** 2346 12/11/2026', true)[0]).toMatchObject({ text: '**** **** 2346' });
  });

  it.each(['Name *', '5 * 3', 'no stars', ''])('are not in %j', (text) => {
    expect(spokenParts(text, true).filter(({ is }) => is === 'masked')).toEqual([]);
  });
});

describe('Latin letters on a page in another script', () => {
  it.each([
    ['Meru Secure Savings', '[Meru Secure Savings]'],
    ['Meru Secure Savings, पॉलिसी 501234567', '[Meru Secure Savings], पॉलिसी 501234567'],
    ['नमस्ते, Rajesh जी', 'नमस्ते, [Rajesh] जी'],
    ['12, MG Road, Phase 2, Bengaluru 560025', '12, [MG Road, Phase 2, Bengaluru] 560025'],
    ['फ़ंड (Growth Fund) में', 'फ़ंड ([Growth Fund)] में'],
    ['RAMESH KUMAR', '[RAMESH KUMAR]'],
    ['अपना PAN और OTP दें', 'अपना PAN और OTP दें'],
    ['₹24,500.00', '₹24,500.00'],
    ['e-KYC हुआ', 'e-KYC हुआ'],
    ['HDFC0001234', 'HDFC0001234'],
  ])('in %s', (text, marked) => {
    expect(inHindi(text)).toBe(marked);
  });

  it('are as they are on a page in Latin letters', () => {
    expect(spokenParts('Meru Secure Savings', true)).toEqual([{ is: 'plain', text: 'Meru Secure Savings' }]);
  });
});
