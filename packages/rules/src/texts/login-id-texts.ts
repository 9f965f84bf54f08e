import { email, loginId } from '../paraglide/areas/login-id.js';
import type { FieldReasons } from './format-values.ts';
import type { Language } from './language.ts';

/** What is wrong with an email address, and what to enter. */
export function emailText(because: FieldReasons['email'], language: Language): string {
  return email[because]({}, { locale: language });
}

/** What is wrong with a login id, and what to enter. */
export function loginIdText(because: FieldReasons['login-id'], language: Language): string {
  return loginId[because]({}, { locale: language });
}
