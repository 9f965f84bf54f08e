// Compiles the messages of the package in the current folder, which chooses them by the reason that a rule gives. They are in
// messages/<locale>/<area>.json, by rule and reason; `src/paraglide/areas/<area>.js` exports those of each rule by reason.
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { compile } from '@inlang/paraglide-js';
import { listTexts } from './list-texts.ts';

const folder = `messages/${listTexts(process.cwd())}`;

/** The module of a file of messages. */
function areaOf(file: string): [path: string, code: string] {
  const {
    $schema: _,
    ...rules
  }: Record<string, Record<string, unknown>> = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
  const lists = Object.entries(rules).map(([rule, reasons]) => {
    const entries = Object.keys(reasons).map((reason) => `  '${reason}': m['${rule}.${reason}'],\n`);
    return `export const ${rule} = {\n${entries.join('')}};\n`;
  });
  return [`areas/${basename(file, '.json')}.js`, `import * as m from '../messages/_index.js';\n${lists.join('')}`];
}

await compile({
  project: './project.inlang',
  outdir: './src/paraglide',
  // callers name the language of each message
  strategy: ['baseLocale'],
  isServer: 'false',
  disableAsyncLocalStorage: true,
  emitGitIgnore: false,
  emitReadme: false,
  emitPrettierIgnore: false,
  additionalFiles: Object.fromEntries(readdirSync(folder).map(areaOf)),
});
