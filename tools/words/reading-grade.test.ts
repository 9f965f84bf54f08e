import { describe, expect, it } from 'vitest';
import { readGlossary } from './glossary.ts';
import { readingOf } from './reading-grade.ts';
import { screensOf } from './screens.ts';

const glossary = readGlossary();
const grade = (...texts: string[]) => readingOf(texts, glossary).grade;

describe('the reading grade', () => {
  it('is low for short words and sentences, and high for long ones', () => {
    expect(grade('We send it to you. You can use it now.')).toBeLessThan(2);
    expect(
      grade(
        'Notwithstanding any previously communicated documentation, substantial modifications necessitate comprehensive re-evaluation of the underlying circumstances.',
      ),
    ).toBeGreaterThan(15);
  });

  it('does not rise with glossary words, even in the plural, or with placeholders', () => {
    const plain = grade('You can pay for one day and send a note to us.');
    expect(grade('You can pay for one policy and send a request number to us.')).toBeCloseTo(plain, 0);
    expect(grade('You can pay for one beneficiary and send a justification to us.')).toBeGreaterThan(plain + 2);
    expect(grade('Your nominees and policies are in {insurer}.')).toBeCloseTo(
      grade('Your sons and cars are in it now.'),
      0,
    );
  });

  it('counts the words of labels, but not their difficulty', () => {
    const sentence = 'Considerable documentation is indispensable before authorisation of extraordinary transactions.';
    const reading = readingOf([sentence, 'Name', 'Due on', 'Go'], glossary);
    expect(reading.grade).toBe(grade(sentence));
    expect(reading.words).toBe(readingOf([sentence], glossary).words + 4);
  });
});

describe('a screen', () => {
  const text = (place: string, words: string, language: 'en' | 'hi' = 'en') => ({ place, language, text: words });

  it('is a component with what it imports from its own folder', () => {
    const file = 'packages/services/src/login/messages/en.json';
    const shown = screensOf([
      text(`${file}#login_heading`, 'Sign in to your policies'),
      text(`${file}#login_pageName`, 'Sign in'),
      text(`${file}#nowhere_heading`, 'Never shown'),
      text('packages/services/src/login/messages/hi.json#login_heading', 'साइन इन', 'hi'),
    ]).filter(({ texts }) => texts.length > 0);
    expect(shown.map(({ name }) => name)).toContain('packages/services/src/login/login.tsx');
    expect(new Set(shown.flatMap(({ texts }) => texts))).toEqual(new Set(['Sign in to your policies']));
  });

  it('is a tab of a help page, an answer, or a file with emails', () => {
    expect(
      screensOf([
        text('content_page#login.body.tabDetails.0.title', 'One'),
        text('content_page#login.body.tabDetails.0.rows.1.body', 'Two'),
        text('content_page#login.body.tabDetails.1.title', 'Three'),
        text('content_question#pan.question', 'Four'),
        text('content_question#pan.answer', 'Five'),
        text('apps/api/src/platform/mail/letter.ts#3', 'Six'),
        text('apps/api/src/platform/mail/letter.ts#4', 'Seven'),
      ]).filter(({ texts }) => texts.length > 0),
    ).toEqual([
      { name: 'content_page#login.body.tabDetails.0', texts: ['One', 'Two'] },
      { name: 'content_page#login.body.tabDetails.1', texts: ['Three'] },
      { name: 'content_question#pan', texts: ['Four', 'Five'] },
      { name: 'apps/api/src/platform/mail/letter.ts', texts: ['Six', 'Seven'] },
    ]);
  });
});
