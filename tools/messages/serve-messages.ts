import type { Plugin } from 'vite';
import { compileTexts, textFiles } from './compile-texts.ts';

/** The module of all messages of a package, in the package's folder. */
const MESSAGES = /^(.+)\/src\/paraglide\/messages\.js$/;

/**
 * Serves the messages of a package from its text files while developing and testing: a saved text is on screen at once, and a screen
 * loads one module instead of one for each of thousands of messages. A build uses what `compile.ts` wrote, which splits better.
 */
export const serveMessages = (): Plugin => ({
  name: 'lifedesk-serve-messages',
  apply: 'serve',
  load: {
    filter: { id: MESSAGES },
    handler(id) {
      const [, home = ''] = MESSAGES.exec(id) ?? [];
      // when one of them changes, Vite loads this module again
      for (const file of textFiles(home)) this.addWatchFile(file);
      return compileTexts(home);
    },
  },
});
