// Compiles the messages of the package in the current folder, and updates the list of their files.
import { run } from '../run.ts';
import { listTexts } from './list-texts.ts';

const home = process.cwd();
listTexts(home);

// The language of the page is what the app says with `overwriteGetLocale`; it uses none of the compiler's cookies and addresses.
const strategy = ['--strategy', 'baseLocale', '--is-server', 'false', '--disable-async-local-storage'];
// with a .gitignore of its own it would be missing in the packages
const output = ['--no-emit-git-ignore', '--no-emit-readme', '--no-emit-prettier-ignore', '--silent'];
const { ok, output: said } = await run(['paraglide-js', 'compile', ...strategy, ...output], { cwd: home });
if (!ok) console.error(said);
process.exitCode = ok ? 0 : 1;
