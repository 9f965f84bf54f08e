import { email as enEmail, loginId as enLoginId } from './en/login-id.ts';
import type { FieldReasons } from './format-values.ts';
import { email as hiEmail, loginId as hiLoginId } from './hi/login-id.ts';
import type { Language } from './language.ts';

/** What is wrong with an e-mail address, and what to enter. */
export function emailText(because: FieldReasons['email'], language: Language): string {
  return { en: enEmail, hi: hiEmail }[language]()[because];
}

/** What is wrong with a login id, and what to enter. */
export function loginIdText(because: FieldReasons['login-id'], language: Language): string {
  return { en: enLoginId, hi: hiLoginId }[language]()[because];
}
