import type { Plugin } from 'vite';
import { compileTexts, textFiles } from './compile-texts.ts';

/** The module of all messages of a package, in the package's folder. */
const MESSAGES = /^(.+)\/src\/paraglide\/messages\/_index\.js$/;

/** Vitest's part of the plugin. Its types would change those of the portal's tests. */
interface VitestPart {
  readonly configureVitest: (context: {
    readonly defineCacheKeyGenerator: (key: (module: { readonly id: string }) => false | undefined) => void;
  }) => void;
}

/** Vitest keeps a compiled module until its own text changes, which a change of the text files does not do. */
const keptByNoTest: VitestPart = {
  configureVitest: ({ defineCacheKeyGenerator }) =>
    defineCacheKeyGenerator(({ id }) => (MESSAGES.test(id) ? false : undefined)),
};

/**
 * Serves the messages of a package from its text files while developing and testing: a saved text is on screen at once, and a screen
 * loads one module instead of one for each of thousands of messages. A build uses what `compile.ts` wrote, which splits better.
 */
export const serveMessages = (): Plugin => ({
  name: 'lifedesk-serve-messages',
  apply: 'serve',
  ...keptByNoTest,
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
