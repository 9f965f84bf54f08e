import { describe, expect, it } from 'vitest';
import { findViolations } from './find-violations.ts';
import { parseGlossary, readGlossary } from './glossary.ts';
import { stringsOf } from './strings-of.ts';

const glossary = readGlossary();
/** What the list of exempt texts says about these texts does not matter here. */
const rules = { ...glossary, exempt: [] };
const en = (text: string) => findViolations([{ place: 'a.json#key', language: 'en', text }], rules);
const hi = (text: string) => findViolations([{ place: 'a.json#key', language: 'hi', text }], rules);

describe('an English text', () => {
  it.each([
    ['Log in to see your policies', 'sign in or sign-in'],
    ['Your login is locked', 'sign in or sign-in'],
    ['Enter the ticket number', 'request number'],
    ['We will send you a ticket', 'request'],
    ['Start anew', 'again'],
    ['You were told', '"we informed you", or say it directly'],
    ['We shall call you', 'will, or the present tense'],
    ['Somebody will call you', 'the person\'s role, "someone" or "no one"'],
    ['Enter  the\ncode', 'OTP'],
    ['Send it by e-mail', 'email'],
    ['Name a beneficiary', 'nominee'],
    ['BENEFICIARIES', 'nominee'],
  ])('may not say: %s', (text, instead) => {
    expect(en(text)).toEqual(expect.arrayContaining([expect.stringContaining(`write "${instead}"`)]));
  });

  it.each([
    'Sign in with an OTP',
    'Enter the PIN code',
    'Its request number is {ticket}',
    'Write to {email}',
    'Our Grievance Redressal Officer answers within 14 days',
  ])('may say: %s', (text) => {
    expect(en(text)).toEqual([]);
  });
});

describe('full stops', () => {
  it.each([
    ['en', 'This month has fewer days. Check the day'],
    ['hi', 'इस महीने में इतने दिन नहीं होते। दिन जाँचें'],
    ['en', 'Paid by {rail}. We write to you'],
  ] as const)('end the last of several sentences: %s %s', (language, text) => {
    expect(findViolations([{ place: 'a.json#key', language, text }], rules)).toEqual([
      expect.stringContaining('full stop'),
    ]);
  });

  it.each([
    'Check the day',
    'This month has fewer days. Check the day.',
    'Pay ₹1,234.50 now',
    '{now}. {amount} of the next premium',
    'Call us. Our number is {phone}',
  ])('are not needed, or are there: %s', (text) => {
    expect(en(text)).toEqual([]);
  });
});

describe('a Hindi text', () => {
  it.each(['ओटीपी डालें', 'फ़ाटका', 'फिर से लॉगिन करें', 'टिकट नंबर लिखें', 'छूट की अवधि', 'पॉलिसी व्यपगत है', 'यदि आप चाहें'])(
    'may not say: %s',
    (text) => {
      expect(hi(text)).not.toEqual([]);
    },
  );

  it.each(['OTP डालें', 'जन्म तिथि लिखें', 'ग्रेस पीरियड', 'अनुरोध नंबर SR से शुरू होता है'])('may say: %s', (text) => {
    expect(hi(text)).toEqual([]);
  });
});

describe('the list of exempt texts', () => {
  const exempt = [
    { what: 'Please Enter Valid Ticket Number', why: 'Section 8' },
    { what: '*_menuWords', why: 'Search' },
  ];
  const text = (place: string, words: string) => ({ place, language: 'en' as const, text: words });

  it('exempts a text as a whole, and places by their pattern', () => {
    const texts = [
      text('a.ts#1', 'Please Enter Valid Ticket Number'),
      text('b.json#x_menuWords', 'log in ticket'),
      text('a.ts#2', 'Please Enter Valid Ticket Number.'),
    ];
    expect(findViolations(texts, { ...glossary, exempt })).toEqual([
      expect.stringMatching(/^a\.ts#2: "ticket"/),
      expect.stringMatching(/^a\.ts#2: "ticket number"/),
    ]);
  });

  it('names an entry that is no longer needed', () => {
    expect(findViolations([text('b.json#x_menuWords', 'ticket')], { ...glossary, exempt })).toEqual([
      'docs/words.md: no text is "Please Enter Valid Ticket Number" any more',
    ]);
  });
});

describe('the glossary', () => {
  it('never bans a word that it recommends', () => {
    for (const { words } of glossary.things) {
      expect(words.en.flatMap(en)).toEqual([]);
      expect(words.hi.flatMap(hi)).toEqual([]);
    }
  });

  it('says which table is missing', () => {
    expect(() => parseGlossary('# Words\n\n## Glossary\n\nNone.\n')).toThrow('no table under "Glossary"');
  });
});

it('finds the texts of a program, even in templates and nested parts', () => {
  const source = `
    import { a } from './a.ts';
    const plain = 'none';
    export const wording = (n: number) => ({ subject: \`Your \${n} receipts\`, parts: ['Thank you.'] });`;
  expect(stringsOf(source)).toEqual([
    { text: 'none', line: 3 },
    { text: 'Your {} receipts', line: 4 },
    { text: 'Thank you.', line: 4 },
  ]);
});
