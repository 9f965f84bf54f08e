import { expect, it } from 'vitest';
import { checkEmail } from './check-email.ts';

it.each([
  ['ravi@meru.example', 'ravi@meru.example'],
  [' Ravi.Kumar+lic@Mail.Meru.Example ', 'ravi.kumar+lic@mail.meru.example'],
  ["o'neil_1@a-b.co.in", "o'neil_1@a-b.co.in"],
  [`${'a'.repeat(64)}@meru.example`, `${'a'.repeat(64)}@meru.example`],
  ['ravi@xn--meru.xn--h2brj9c', 'ravi@xn--meru.xn--h2brj9c'],
])('accepts %j', (text, value) => {
  expect(checkEmail(text)).toEqual({ valid: true, value });
});

it.each([
  ['', 'empty'],
  ['ravi', 'at-sign-expected'],
  ['@meru.example', 'local-part-expected'],
  ['ravi@', 'domain-expected'],
  ['ravi@meru', 'domain-expected'],
  ['ravi@meru.', 'domain-expected'],
  ['ravi@.example', 'domain-expected'],
  ['ravi@-meru.example', 'domain-expected'],
  ['ravi@meru.example.1', 'domain-expected'],
  ['ra vi@meru.example', 'character-not-allowed'],
  ['ravi@me ru.example', 'character-not-allowed'],
  ['ra@vi@meru.example', 'character-not-allowed'],
  ['.ravi@meru.example', 'character-not-allowed'],
  ['ra..vi@meru.example', 'character-not-allowed'],
  ['रवि@meru.example', 'character-not-allowed'],
  ['ravi@meru.example\r\nBcc:', 'character-not-allowed'],
  [`${'a'.repeat(65)}@meru.example`, 'too-long'],
  [`ravi@${'a.'.repeat(125)}example`, 'too-long'],
] as const)('rejects %j: %s', (text, because) => {
  expect(checkEmail(text)).toEqual({ valid: false, because });
});

// With a pattern that tries every way to split these, the test would not end.
it.each([
  [`${'a'.repeat(63)}(@meru.example`, 'character-not-allowed'],
  [`${'a.'.repeat(31)}(@meru.example`, 'character-not-allowed'],
  [`a@${'a'.repeat(200)}-`, 'domain-expected'],
  [`a@${'a-'.repeat(90)}`, 'domain-expected'],
] as const)('answers %j, made to slow a pattern down', (text, because) => {
  expect(checkEmail(text)).toEqual({ valid: false, because });
});
