import { describe, expect, it } from 'vitest';
import { recogniseLoginId } from './recognise-login-id.ts';

describe('recogniseLoginId', () => {
  it.each([
    ['123456789', 'policy-number', '123456789'],
    [' 123 456 789 ', 'policy-number', '123456789'],
    // 9 digits are a policy number, even if they could be the start of a mobile number.
    ['987654321', 'policy-number', '987654321'],
    ['९८७६५४३२१', 'policy-number', '987654321'],
    ['9876543210', 'mobile', '+919876543210'],
    ['+91 98765 43210', 'mobile', '+919876543210'],
    ['098765 43210', 'mobile', '+919876543210'],
    ['+12025550123', 'mobile', '+12025550123'],
    ['+123456789', 'mobile', '+123456789'],
    ['Ravi@Meru.Example', 'email', 'ravi@meru.example'],
  ])('%j is a %s', (text, kind, value) => {
    expect(recogniseLoginId(text)).toMatchObject({ kind, value });
  });

  it.each([
    ['', 'empty'],
    ['12345678', 'too-short'],
    ['1234567890', 'wrong-start'],
    ['98765432101', 'too-long'],
    ['+91987654321', 'too-short'],
    ['12345678X', 'digit-expected'],
    ['ravi', 'no-known-kind'],
    ['AAAPA1234A', 'no-known-kind'],
    ['ravi@meru', 'domain-expected'],
    ['@', 'local-part-expected'],
  ])('%j is unknown: %s', (text, because) => {
    expect(recogniseLoginId(text)).toEqual({ kind: 'unknown', because });
  });
});
