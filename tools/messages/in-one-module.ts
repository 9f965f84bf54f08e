import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** The compiler's list of the modules of a package's messages. */
const LIST = /\/paraglide\/messages\/_index\.js$/;

/**
 * Loads the messages of a package as one module while developing and testing. There are thousands of them, and each is a module of
 * its own, so that a build puts it where it is used: loading them one by one takes longer than everything else of a screen.
 */
export const messagesInOneModule = (): Plugin => ({
  name: 'messages-in-one-module',
  apply: 'serve',
  load: {
    filter: { id: LIST },
    handler: (id) => joinModules(dirname(id)),
  },
});

/** @param folder where the compiler wrote a module for each message, which imports nothing but these two */
function joinModules(folder: string): string {
  const modules = readdirSync(folder)
    .filter((name) => name.endsWith('.js') && name !== '_index.js')
    .map((name) => readFileSync(join(folder, name), 'utf8').replaceAll(/^import .+$/gm, ''));
  return [
    "import * as registry from '../registry.js';",
    "import { inLanguage } from '../runtime.js';",
    ...modules,
  ].join('\n');
}
