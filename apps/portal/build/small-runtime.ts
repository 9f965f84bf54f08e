// Puts a runtime of two lines in place of the one that the messages are compiled with. The language of the page is state
// of the app (docs/decisions/072): of the compiler's cookies, addresses and strategies nothing is used, and they would be
// a twentieth of the sign-in page's script.
import { writeFileSync } from 'node:fs';

writeFileSync(
  new URL('../src/paraglide/runtime.js', import.meta.url),
  `/* eslint-disable */
export { getLocale } from '../locale/current-locale.ts';
export const experimentalStaticLocale = undefined;
`,
);
