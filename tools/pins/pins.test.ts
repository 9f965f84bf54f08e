import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { Facts } from './answers/facts.ts';
import { hashDrawing, normalise } from './answers/normalise.ts';
import { sameBytes } from './bytes.ts';
import { compare } from './kept-file.ts';

const never = () => false;

describe('compare', () => {
  it('lists what is gone, new and changed', () => {
    const kept = new Map([
      ['one', '1'],
      ['two', '2'],
      ['three', '3'],
    ]);
    const found = new Map([
      ['two', '2'],
      ['three', '4'],
      ['five', '5'],
    ]);
    expect(compare(kept, found, never)).toEqual({
      added: ['five'],
      removed: ['one'],
      changed: [{ key: 'three', before: '3', after: '4' }],
    });
  });

  it('allows a chunk to differ as much as a move changes it, and no more', () => {
    expect(sameBytes('1000 20000', '1040 20200')).toBe(true);
    expect(sameBytes('1000', '1041')).toBe(false);
    expect(sameBytes('1000', '1000 20')).toBe(false);
  });
});

describe('an answer', () => {
  it('is the same if only ids and tokens differ', () => {
    const answer = (uuid: string, ticket: string, token: string) =>
      JSON.stringify({ id: uuid, requests: [{ ticket }], url: `/api/files/${token}`, amount: 2450000 });
    const one = answer('c5be870f-33b5-4320-b198-30e59ccb1b58', 'SR5512370846', 'a'.repeat(43));
    const other = answer('4b63bee0-83af-4173-bd70-56a7bad362a4', 'SR4071852936', 'b'.repeat(43));
    expect(normalise(one)).toBe(normalise(other));
    expect(normalise(one)).toContain('2450000');
  });

  it('is different if an amount differs', () => {
    expect(normalise('{"amount":1}')).not.toBe(normalise('{"amount":2}'));
  });

  it('does not depend on the order of requests from one instant', () => {
    const [a, b] = [
      { ticket: 'SR5512370846', type: 'a' },
      { ticket: 'SR4071852936', type: 'b' },
    ];
    expect(normalise(JSON.stringify([a, b]))).toBe(normalise(JSON.stringify([b, a])));
  });
});

it('a document is compared by its drawn content, not by its dates', () => {
  const pdf = (text: string, date: string) =>
    Buffer.concat([
      Buffer.from(`%PDF-1.7\n<< /CreationDate (${date}) >>\nstream\n`),
      deflateSync(Buffer.from(`BT ${text} ET`)),
      Buffer.from('\nendstream\n'),
    ]);
  expect(hashDrawing(pdf('one', 'today'))).toBe(hashDrawing(pdf('one', 'tomorrow')));
  expect(hashDrawing(pdf('one', 'today'))).not.toBe(hashDrawing(pdf('two', 'today')));
});

it('a person calls about the first request, not about an annuity payout', () => {
  const facts = new Facts();
  facts.learn({ payouts: [{ ticket: 'AN505678901-4' }], requests: [{ ticket: 'SR5512370846' }] });
  expect(facts.get('ticket')).toBe('SR5512370846');
});
