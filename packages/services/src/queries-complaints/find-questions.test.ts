import { describe, expect, it } from 'vitest';
import { findQuestions } from './find-questions.ts';

const questions = [
  { question: 'Where is my receipt?', answer: 'In the download center.' },
  { question: 'The OTP has not come', answer: 'Ask for another one.' },
  { question: 'How do I get a certificate?', answer: 'It is listed with the receipt.' },
  { question: 'रसीद कहाँ है?', answer: 'डाउनलोड केंद्र में।' },
];
const find = (typed: string) => findQuestions(questions, typed).map(({ question }) => question);

describe('finding a question', () => {
  it('searches answers too, after the questions', () => {
    expect(find('receipt')).toEqual(['Where is my receipt?', 'How do I get a certificate?']);
  });

  it('needs every word, in any case and order', () => {
    expect(find(' RECEIPT where ')).toEqual(['Where is my receipt?']);
    expect(find('otp receipt')).toEqual([]);
    expect(find('रसीद')).toEqual(['रसीद कहाँ है?']);
  });

  it.each([
    ['e-mail', 'Which email address is registered?'],
    ['email', 'Send it by e-mail'],
    ['auto debit', 'When does auto-debit end?'],
  ])('%s finds “%s”', (typed, question) => {
    expect(findQuestions([{ question, answer: '' }], typed)).toHaveLength(1);
  });

  it('finds everything for an empty search', () => expect(find(' ')).toHaveLength(4));
});
