// Compiles the messages of the package in the current folder: its own in messages/<locale>/<area>.json, and those of its services
// in src/<service>/messages/<locale>.json. It writes the list of files to project.inlang/settings.json.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';

const home = process.cwd();
const settings = join(home, 'project.inlang/settings.json');
const namesIn = (folder: string) => (existsSync(join(home, folder)) ? readdirSync(join(home, folder)).sort() : []);

const before = readFileSync(settings, 'utf8');
const { baseLocale }: { baseLocale: string } = JSON.parse(before);
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

// The language of the page is what the app says with `overwriteGetLocale`; it uses none of the compiler's cookies and addresses.
const strategy = ['--strategy', 'baseLocale', '--is-server', 'false', '--disable-async-local-storage'];
// with a .gitignore of its own it would be missing in the packages
const output = ['--no-emit-git-ignore', '--no-emit-readme', '--no-emit-prettier-ignore', '--silent'];
const { ok, output: said } = await run(['paraglide-js', 'compile', ...strategy, ...output], { cwd: home });
if (!ok) console.error(said);
process.exitCode = ok ? 0 : 1;
