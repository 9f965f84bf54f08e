// Tells the compiler of messages where they stand: what services share in src/messages/<locale>/<area>.json, what is a service's
// own in its folder, src/services/<address>/messages/<locale>.json. The list in project.inlang/settings.json is this one.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const home = join(import.meta.dirname, '..');
const settings = join(home, 'project.inlang/settings.json');
const namesIn = (folder: string) => readdirSync(join(home, folder)).sort();

const before = readFileSync(settings, 'utf8');
const { baseLocale } = JSON.parse(before);
const patterns = [
  ...namesIn(`src/messages/${baseLocale}`).map((file) => `./src/messages/{locale}/${file}`),
  ...namesIn('src/services')
    .filter((service) => existsSync(join(home, 'src/services', service, `messages/${baseLocale}.json`)))
    .map((service) => `./src/services/${service}/messages/{locale}.json`),
];
const list = patterns.map((pattern) => `\n      ${JSON.stringify(pattern)}`).join();
const after = before.replace(/("pathPattern": \[)[^\]]*\]/, `$1${list}\n    ]`);
// untouched where it is right, so that nothing that watches it starts again
if (after !== before) writeFileSync(settings, after);
