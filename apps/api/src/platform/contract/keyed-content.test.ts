import { describe, expect, it } from 'vitest';
import { createSecrets } from '../secrets.ts';
import { keyedContent } from './keyed-content.ts';

const secrets = createSecrets('a'.repeat(32));
const content = keyedContent(secrets, ['updatePan', { pan: 'ABCPK1234F', otp: '123456', otpToken: 'x' }]);
const rowOf = ({ hash }: { hash: string }) => ({ request_hash: hash });

describe('the content of a call with an idempotency key', () => {
  it('is the same in a retry, whose codes are new', () => {
    const retry = keyedContent(secrets, ['updatePan', { pan: 'ABCPK1234F', otp: '654321', otpToken: 'y' }]);
    const row = rowOf(content);
    expect(retry.sameContent(row)).toBe(row);
    expect(content.sameContent(undefined)).toBeUndefined();
  });

  it('is refused if the body or the operation differs', () => {
    for (const other of [
      ['updatePan', { pan: 'ABCPK1234G' }],
      ['deletePan', { pan: 'ABCPK1234F' }],
    ])
      expect(() => keyedContent(secrets, other).sameContent(rowOf(content))).toThrow(
        expect.objectContaining({ code: 'idempotency-conflict' }),
      );
  });

  it('stays the same while the secret is changed', () => {
    const changed = createSecrets('b'.repeat(32), ['a'.repeat(32)]);
    expect(() => keyedContent(changed, ['updatePan', { pan: 'ABCPK1234F' }]).sameContent(rowOf(content))).not.toThrow();
  });
});
