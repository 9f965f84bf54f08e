import { expect, it } from 'vitest';
import { randomIds } from '../../adapters/random-ids.ts';
import { createSecrets } from '../secrets.ts';
import { rememberBrowser } from './known-browser.ts';

it('the cookie of a browser is for this host over HTTPS alone, and for no script', () => {
  const needs = { secrets: createSecrets('a secret that is long enough for a test'), ids: randomIds };
  const [first, ...attributes] = rememberBrowser(needs, { deviceCookie: null }, 1, 0)['set-cookie'].split('; ');
  expect(first).toMatch(/^__Host-lifedesk-device=/);
  expect(attributes.sort()).toEqual(['HttpOnly', 'Max-Age=34560000', 'Path=/', 'SameSite=Strict', 'Secure']);
});
