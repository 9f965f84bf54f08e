// Compiles the messages of the package in the current folder: its own in messages/<locale>/<area>.json, and those of its services
// in src/<service>/messages/<locale>.json. It writes the list of files to project.inlang/settings.json.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import { declarationOf } from './declaration-of.ts';

const home = process.cwd();
const settings = join(home, 'project.inlang/settings.json');
const namesIn = (folder: string) => (existsSync(join(home, folder)) ? readdirSync(join(home, folder)).sort() : []);

const before = readFileSync(settings, 'utf8');
const { baseLocale, locales }: { baseLocale: string; locales: readonly string[] } = JSON.parse(before);
const patterns = [
  ...namesIn(`messages/${baseLocale}`).map((file) => `./messages/{locale}/${file}`),
  ...namesIn('src')
    .filter((service) => existsSync(join(home, 'src', service, `messages/${baseLocale}.json`)))
    .map((service) => `./src/${service}/messages/{locale}.json`),
];
const list = patterns.map((pattern) => `\n      ${JSON.stringify(pattern)}`).join();
const after = before.replace(/("pathPattern": \[)[^\]]*\]/, `$1${list}\n    ]`);
// not written if it is current, so that watchers do not restart
if (after !== before) writeFileSync(settings, after);

const strategy = [
  '--strategy',
  'globalVariable',
  'baseLocale',
  '--is-server',
  'false',
  '--disable-async-local-storage',
];
const output = ['--no-emit-readme', '--no-emit-prettier-ignore', '--silent'];
const compile = ['paraglide-js', 'compile', '--project', './project.inlang', '--outdir', './src/paraglide'];
const done = await run([...compile, ...strategy, ...output], { cwd: home });
if (!done.ok) {
  console.error(done.output);
  process.exit(1);
}

// Replaces the compiler's runtime: the language of the page is state of the app, and the messages of every package get it from the
// same function (docs/decisions/072). We use none of the compiler's cookies, addresses and strategies, and they
// would be a twentieth of the sign-in page's script.
const isJourney = existsSync(join(home, 'src/locale/current-locale.ts'));
writeFileSync(
  join(home, 'src/paraglide/runtime.js'),
  `/* eslint-disable */
export { inLanguage } from '${isJourney ? '../locale/current-locale.ts' : '@lifedesk/journey/locale'}';
`,
);

// Each message contains only its two texts: the compiler would write the choice between them into every message, a
// hundredth of the sign-in page's script.
const CHOICE =
  /^const en_(\w+) = (?<en>.+?);\n\nconst hi_\1 = (?<hi>.+?);\n\n(?<words>\/\*\*.+?\*\/\n(?:export )?const) \1 = (?<type>\/\*\* .+? \*\/) \(.+?\n\}\);/ms;
const folder = join(home, 'src/paraglide/messages');
const declarations = new Map<string, string>();
for (const name of readdirSync(folder).filter((each) => each.endsWith('.js') && each !== '_index.js')) {
  const compiled = readFileSync(join(folder, name), 'utf8');
  const short = compiled
    .replace('import { getLocale, experimentalStaticLocale } from', 'import { inLanguage } from')
    .replace(CHOICE, '$<words> $1 = $<type> (/* @__PURE__ */ inLanguage($<en>, $<hi>));');
  if (short.includes('getLocale')) throw new Error(`the compiler has changed how it writes ${name}`);
  writeFileSync(join(folder, name), short);
  const { key, declaration } = declarationOf(short, locales);
  declarations.set(key, declaration);
}

// Only the messages, without the compiler's other exports, so that an app can combine those of several packages.
const keysOf = (pattern: string): string[] => {
  const { $schema: _, ...messages } = JSON.parse(
    readFileSync(join(home, pattern.replace('{locale}', baseLocale)), 'utf8'),
  );
  return Object.keys(messages);
};
const keys = patterns.flatMap(keysOf);
writeFileSync(
  join(home, 'src/paraglide/messages.js'),
  `/* eslint-disable */\nexport {\n  ${keys.join(',\n  ')},\n} from './messages/_index.js';\n`,
);
writeFileSync(
  join(home, 'src/paraglide/messages.d.ts'),
  `/* eslint-disable */\n${keys.map((key) => declarations.get(key)).join('')}`,
);

// The place of each service in a menu (menu.ts in its folder), with its name and search words: its texts with these names.
const called = patterns.flatMap((pattern) => {
  const [, service] = /^\.\/src\/(.+)\/messages\//.exec(pattern) ?? [];
  const find = (ending: string) => keysOf(pattern).find((key) => key.endsWith(ending));
  const [name, words] = [find('_menuName'), find('_menuWords')];
  return service && name && words ? [{ service, name, words }] : [];
});
const placeOf = (name: string) => name.replace('_menuName', 'Menu');
if (called.length > 0) {
  const entries = called.map(
    ({ service, name, words }) => `  '${service}': { ...${placeOf(name)}, name: ${name}, words: ${words} },\n`,
  );
  const imported = called.flatMap(({ name, words }) => [name, words]).join(',\n  ');
  const places = called.map(
    ({ service, name }) => `import { menu as ${placeOf(name)} } from '../${service}/menu.ts';\n`,
  );
  // imported by the package's name, so that an app can replace them
  const from = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')).name;
  writeFileSync(
    join(home, 'src/paraglide/menus.js'),
    `/* eslint-disable */
import {
  ${imported},
} from '${from}/messages';
${places.join('')}
export const menus = {
${entries.join('')}};
`,
  );
  writeFileSync(
    join(home, 'src/paraglide/menus.d.ts'),
    `/* eslint-disable */
import type { MenuEntry } from '@lifedesk/journey/service';

export declare const menus: Readonly<Record<string, MenuEntry>>;
`,
  );
}
